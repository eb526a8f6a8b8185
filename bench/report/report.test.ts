import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readResults } from '../results.ts';
import { drawPlot } from './plot.ts';
import { composeReport } from './report.ts';
import { againstBar, table } from './table.ts';

it('is what docs/performance.md holds', () => {
  const { page, plots } = composeReport(readResults('bench/results.json'));
  expect(readFileSync('docs/performance.md', 'utf8')).toBe(page);
  for (const [file, plot] of Object.entries(plots))
    expect(readFileSync(`docs/performance/${file}`, 'utf8')).toBe(plot);
});

it('names what misses a bar, as it is shown', () => {
  const values = [
    { label: '/', value: 125.4 },
    { label: '/team', value: 131 },
  ];
  expect(againstBar(values, 125, { unit: 'ms' })).toBe(
    'Bar: at most 125 ms. Met by 1 of 2; not by /team (131 ms).',
  );
});

it('makes a table', () => {
  expect(table(['route', 'ms'], [['/', '12']])).toBe('| route | ms |\n|---|--:|\n| / | 12 |');
});

it('draws bars to scale', () => {
  const rows = [
    { label: 'a', values: [50] },
    { label: 'b', values: [100] },
  ];
  const plot = drawPlot({ title: 'T', unit: 'ms', series: ['only'], rows });
  const [short, long] = [...plot.matchAll(/width="([\d.]+)" height="10"/g)].map(([, width]) => Number(width));
  expect(long).toBeCloseTo(2 * Number(short), 0);
});
