import { expect, it } from 'vitest';
import { gapsBetween } from '#src/lib/scale.ts';
import { daysOf, openSpans } from './service-agreement.tsx';

const spans = (from: number, to: number) => ({ from, to });

it('counts office hours from the call, closed in between and after, and names the days where they begin', () => {
  const open = openSpans(-2, 34);
  expect(open).toEqual([spans(-2, 8), spans(21, 32)]);
  expect(gapsBetween(open, -2, 34)).toEqual([spans(8, 21), spans(32, 34)]);
  const days = daysOf(-2, 34).map(({ day, start }) => [day, start]);
  expect(Object.fromEntries(days)).toEqual({ Tuesday: -10, Wednesday: 14 });
});
