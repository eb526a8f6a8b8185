import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readResults } from '../results.ts';
import { composeReport } from './report.ts';
import { againstBar } from './table.ts';

it('is what docs/performance.md holds', () => {
  const page = composeReport(readResults('lab/bench/results.json'));
  expect(readFileSync('docs/performance.md', 'utf8')).toBe(page);
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
