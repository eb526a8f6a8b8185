import { expect, test } from 'vitest';
import { evenTicks, linearScale, logScale, percent } from './scale.ts';

test('four of twelve hours are a third of the axis', () => {
  expect(percent(linearScale(0, 12)(4))).toBe('33.333%');
});

test('an axis need not begin at zero', () => {
  expect(linearScale(15, 40)(40)).toBe(100);
  expect(linearScale(15, 40)(15)).toBe(0);
});

test('a logarithmic axis gives every ratio the same length', () => {
  const tons = logScale(10, 1000);
  expect(tons(100)).toBeCloseTo(50);
});

test('a value off the scale is an error, not a shorter bar', () => {
  expect(() => linearScale(0, 12)(13)).toThrow('13 lies outside the scale from 0 to 12');
});

test('ticks include both ends', () => {
  expect(evenTicks(0, 12, 4)).toEqual([0, 4, 8, 12]);
});
