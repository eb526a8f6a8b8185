import { escapeText, inks, text } from './svg.ts';

/** Something that the main thread did; milliseconds from the touch. */
export interface Slice {
  kind: 'script' | 'layout' | 'paint';
  start: number;
  length: number;
}

/** What happened in one page, and when it had answered. */
export interface Lane {
  name: string;
  answer: number;
  slices: readonly Slice[];
}

const width = 760;
const left = 90;
const right = 30;
const top = 62;
const height = 34;
const gap = 34;
const colors: Record<Slice['kind'], string> = { script: inks[1], layout: inks[2], paint: inks[4] };
const names: Record<Slice['kind'], string> = {
  script: 'script',
  layout: 'style and layout',
  paint: 'paint',
};

/** Draws lanes below each other on one axis of `span` milliseconds, as a file of its own. */
export function drawTimeline(title: string, span: number, lanes: readonly Lane[]): string {
  const x = (value: number) =>
    Number((left + (Math.min(value, span) / span) * (width - left - right)).toFixed(1));
  const bottom = top + lanes.length * (height + gap);
  const kinds = Object.keys(colors) as Slice['kind'][];
  const parts = [
    `<rect width="${width}" height="${bottom + 24}" fill="#fff"/>`,
    text(12, 20, `${title} (ms)`, 'font-weight="700" font-size="14"'),
    ...kinds.map(
      (kind, index) =>
        `<rect x="${left + index * 120}" y="29" width="10" height="10" fill="${colors[kind]}"/>${text(left + index * 120 + 14, 38, names[kind])}`,
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        `<path d="M${x(share * span)} ${top - 6}V${bottom}" stroke="#dfe3e6"/>${text(x(share * span), bottom + 16, (share * span).toFixed(0), 'text-anchor="middle" fill="#56616b"')}`,
    ),
    ...lanes.map(({ name, answer, slices }, index) => {
      const y = top + 16 + index * (height + gap);
      const rects = slices.map(({ kind, start, length }) => {
        const from = x(Math.max(start, 0));
        return `<rect x="${from}" y="${y}" width="${(x(start + length) - from).toFixed(1)}" height="${height}" fill="${colors[kind]}"/>`;
      });
      const mark = `<path d="M${x(answer)} ${y - 12}V${y + height + 6}" stroke="#b3261e" stroke-width="2"/>${text(x(answer) + 5, y - 4, `dialog on the screen: ${answer.toFixed(0)}`, 'fill="#b3261e" font-weight="700"')}`;
      return [text(left - 8, y + height / 2 + 4, name, 'text-anchor="end"'), ...rects, mark].join('');
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 24}" width="${width}" height="${bottom + 24}" font-family="system-ui, sans-serif" font-size="11" fill="#16202a" role="img"><title>${escapeText(title)}</title>\n${parts.join('\n')}\n</svg>\n`;
}
