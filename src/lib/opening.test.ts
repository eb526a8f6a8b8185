import { expect, it } from 'vitest';
import { timeZone, week } from '../../tests/fixtures/week.ts';
import { openUntil } from './opening.ts';

it.each([
  ['the minute before opening', '2026-11-24T06:59:59-05:00', null],
  ['the minute of opening', '2026-11-24T07:00:00-05:00', 'Tuesday 18:00'],
  ['the last minute', '2026-11-24T17:59:59-05:00', 'Tuesday 18:00'],
  ['the minute of closing', '2026-11-24T18:00:00-05:00', null],
  ['a Sunday noon', '2026-11-22T12:00:00-05:00', null],
  ['a Monday in summer time', '2026-07-06T07:00:00-04:00', 'Monday 18:00'],
  ['the Monday after clocks go back', '2026-11-02T06:59:00-05:00', null],
  ['a visitor in Tokyo, where it is already Sunday', '2026-11-22T05:30:00+09:00', 'Saturday 16:00'],
  ['a visitor in Los Angeles, where it is still Sunday', '2026-11-22T21:00:00-08:00', null],
])('open by Eastern time: %s', (_, now, until) => {
  const open = openUntil(week, timeZone, new Date(now));
  expect(open && `${open.day} ${open.time}`).toBe(until);
});

it('does not guess a day that the record leaves out', () => {
  expect(() => openUntil(week.slice(1), timeZone, new Date('2026-11-23T12:00:00Z'))).toThrow('Monday');
});
