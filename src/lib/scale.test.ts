import { expect, test } from 'vitest';
import { evenTicks, linearScale, logScale, percent } from './scale.ts';

test('a value stands at its share of the axis, which need not begin at zero', () => {
  expect(percent(linearScale(0, 12)(4))).toBe('33.333%');
  expect([15, 40].map(linearScale(15, 40))).toEqual([0, 100]);
  expect(() => linearScale(0, 12)(13)).toThrow('13 lies outside the scale from 0 to 12');
});

test('a logarithmic axis gives every ratio the same length, and ticks include both ends', () => {
  expect(logScale(10, 1000)(100)).toBeCloseTo(50);
  expect(evenTicks(0, 12, 4)).toEqual([0, 4, 8, 12]);
});
