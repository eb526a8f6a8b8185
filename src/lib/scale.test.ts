import { expect, test } from 'vitest';
import { evenTicks, linearScale, logScale, percent, tonScale } from './scale.ts';

test('a value stands at its share of the axis, which need not begin at zero, or gives every ratio the same length', () => {
  expect(percent(linearScale(0, 12)(4))).toBe('33.333%');
  expect([15, 40].map(linearScale(15, 40))).toEqual([0, 100]);
  expect(() => linearScale(0, 12)(13)).toThrow('13 lies outside the scale from 0 to 12');
  expect(logScale(10, 1000)(100)).toBeCloseTo(50);
  expect(evenTicks(0, 12, 4)).toEqual([0, 4, 8, 12]);
});

test.each([
  [{ min: 10, max: 500 }, { min: 100, max: 2000 }, [10, 20, 50, 100, 200, 500, 1000, 2000], 2500],
  [{ min: 1.5, max: 5 }, { min: 100, max: 3000 }, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000], 3750],
])('from the round number below the least past the greatest: %j and %j', (one, other, marks, end) => {
  const { scale, ticks } = tonScale([one, other]);
  expect(ticks).toEqual(marks);
  expect(scale(marks[0] as number)).toBe(0);
  expect(scale(other.max)).toBeLessThan(100);
  expect(scale(end)).toBe(100);
});
