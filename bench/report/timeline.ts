import { axis, drawing, inks, text } from './svg.ts';

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
    ...kinds.map(
      (kind, index) =>
        `<rect x="${left + index * 120}" y="29" width="10" height="10" fill="${colors[kind]}"/>${text(left + index * 120 + 14, 38, names[kind])}`,
    ),
    ...axis(span, x, (value) => value.toFixed(0), { top: top - 6, bottom }),
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
  return drawing(title, 'ms', { width, height: bottom + 24 }, parts);
}
