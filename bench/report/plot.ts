import { axis, drawing, inks, text } from './svg.ts';

/** Horizontal bars, one row a label. */
export interface Plot {
  title: string;
  unit: string;
  /** What the bars of a row are, in their order. */
  series: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
  /** A dashed line that no bar should pass. */
  most?: number;
  /** One bar a row, its parts end to end, instead of bars below each other. */
  isStacked?: boolean;
  digits?: number;
}

const width = 760;
const right = 70;
const top = 58;
const bar = 11;
const gap = 9;

/** Draws a plot as a file of its own, without a script or a font to load. */
export function drawPlot(plot: Plot): string {
  const { title, unit, series, rows, most, isStacked } = plot;
  const left = 24 + 6 * Math.max(...rows.map(({ label }) => label.length));
  const lengths = rows.map(({ values }) => (isStacked ? sum(values) : Math.max(...values)));
  const limit = niceLimit(Math.max(...lengths, most ?? 0));
  const x = (value: number) => Number((left + (value / limit) * (width - left - right)).toFixed(1));
  const rowHeight = (isStacked ? 1 : series.length) * bar + gap;
  const height = top + rows.length * rowHeight + 28;
  const bottom = height - 24;
  const parts = [
    ...legend(series, left),
    ...axis(limit, x, show, { top: top - 6, bottom }),
    ...rows.map((row, index) => drawRow(row, top + index * rowHeight)),
  ];
  if (most !== undefined)
    parts.push(
      `<path d="M${x(most)} ${top - 6}V${bottom}" stroke="#b3261e" stroke-width="1.5" stroke-dasharray="5 3"/>`,
      text(x(most) + 4, top - 10, show(most), 'fill="#b3261e"'),
    );
  return drawing(title, unit, { width, height }, parts);

  function drawRow({ label, values }: Plot['rows'][number], y: number): string {
    let from = 0;
    const bars = values.map((value, index) => {
      const start = isStacked ? from : 0;
      from += value;
      const place = isStacked ? y : y + index * bar;
      return `<rect x="${x(start)}" y="${place}" width="${(x(start + value) - x(start)).toFixed(1)}" height="${bar - 1}" fill="${inks[index % inks.length]}"/>`;
    });
    const ends = isStacked
      ? [text(x(from) + 5, y + 9, show(from))]
      : values.map((value, index) => text(x(value) + 5, y + index * bar + 9, show(value)));
    const middle = y + (rowHeight - gap) / 2 + 4;
    return [text(left - 8, middle, label, 'text-anchor="end"'), ...bars, ...ends].join('');
  }

  function show(value: number): string {
    return value.toLocaleString('en-US', { maximumFractionDigits: plot.digits ?? (limit < 10 ? 2 : 0) });
  }
}

function legend(series: readonly string[], left: number): string[] {
  if (series.length < 2) return [];
  let x = left;
  return series.map((name, index) => {
    const place = x;
    x += 26 + name.length * 6.2;
    return `<rect x="${place.toFixed(0)}" y="29" width="10" height="10" fill="${inks[index % inks.length]}"/>${text(Number((place + 14).toFixed(0)), 38, name)}`;
  });
}

/** The end of the scale: the next of 1, 1.2, 1.6, 2, 4, 6, 8 and 10 times a power of ten. */
function niceLimit(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return ([1, 1.2, 1.6, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10) * power;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
