import { expect, test } from 'vitest';
import { tonScale } from './ton-scale.ts';

test('the scale starts at the round number below the least and runs past the greatest', () => {
  const { scale, ticks } = tonScale([
    { min: 10, max: 500 },
    { min: 100, max: 2000 },
  ]);
  expect(ticks).toEqual([10, 20, 50, 100, 200, 500, 1000, 2000]);
  expect(scale(2500)).toBe(100);
  expect(scale(10)).toBe(0);
  expect(scale(2000)).toBeLessThan(100);
});

test('a fraction of a ton and a larger machine move both ends', () => {
  const { scale, ticks } = tonScale([
    { min: 1.5, max: 5 },
    { min: 100, max: 3000 },
  ]);
  expect(ticks[0]).toBe(1);
  expect(ticks.at(-1)).toBe(2000);
  expect(scale(3750)).toBe(100);
});
