import { expect, it } from 'vitest';
import { paginate } from './pagination.ts';

it.each([
  [0, [0]],
  [5, [5]],
  [24, [24]],
  [25, [24, 1]],
  [60, [24, 24, 12]],
])('%i projects fill pages of %j', (count, lengths) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const pages = paginate(items, 24);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(items);
});
