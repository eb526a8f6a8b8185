import { expect, test } from 'vitest';
import { tonScale } from './ton-scale.ts';

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
