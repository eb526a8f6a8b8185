import { expect, it } from 'vitest';
import { week } from '../../../tests/fixtures/week.ts';
import { closedSpans, daysOf, openSpans } from './timing.ts';

const call = { day: 'Tuesday', time: '10:00' } as const;
const spans = (from: number, to: number) => ({ from, to });

it('counts office hours from the call, closed in between and after, and on Sunday', () => {
  const open = openSpans(call, week, -2, 34);
  expect(open).toEqual([spans(-2, 8), spans(21, 32)]);
  expect(closedSpans(open, -2, 34)).toEqual([spans(8, 21), spans(32, 34)]);
  const weekend = openSpans({ day: 'Saturday', time: '15:00' }, week, 0, 48);
  expect(weekend).toEqual([spans(0, 1), spans(40, 48)]);
});

it('names the days with the hour at which they begin, the one before the call too', () => {
  const named = (...call: Parameters<typeof daysOf>) => daysOf(...call).map(({ day, start }) => [day, start]);
  expect(Object.fromEntries(named(call, week, -2, 34))).toEqual({ Tuesday: -10, Wednesday: 14 });
  const night = { day: 'Monday', time: '01:00' } as const;
  expect(Object.fromEntries(named(night, week, -4, 4))).toEqual({ Sunday: -25, Monday: -1 });
});
