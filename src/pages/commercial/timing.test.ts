import { expect, it } from 'vitest';
import { week } from '../../../tests/fixtures/week.ts';
import { closedSpans, daysOf, openSpans } from './timing.ts';

const call = { day: 'Tuesday', time: '10:00' } as const;

it('counts office hours from the call, and closes the office in between and after', () => {
  const open = openSpans(call, week, -2, 34);
  expect(open).toEqual([
    { from: -2, to: 8 },
    { from: 21, to: 32 },
  ]);
  expect(closedSpans(open, -2, 34)).toEqual([
    { from: 8, to: 21 },
    { from: 32, to: 34 },
  ]);
});

it('leaves Sunday closed', () => {
  expect(openSpans({ day: 'Saturday', time: '15:00' }, week, 0, 48)).toEqual([
    { from: 0, to: 1 },
    { from: 40, to: 48 },
  ]);
});

it('names the days with the hour at which they begin, the one before the call too', () => {
  const named = daysOf(call, week, -2, 34).map(({ day, start }) => [day, start]);
  expect(named).toEqual([
    ['Tuesday', -10],
    ['Wednesday', 14],
  ]);
  const night = daysOf({ day: 'Monday', time: '01:00' }, week, -4, 4);
  expect(night.map(({ day }) => day)).toEqual(['Sunday', 'Monday']);
});
