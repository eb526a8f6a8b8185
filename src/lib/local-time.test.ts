import { company } from 'records:company';
import { hours } from 'records:hours';
import { expect, it } from 'vitest';
import { homeState, localTime, openUntil } from './local-time.ts';

const { timeZone } = company;

it.each([
  ['midnight in summer', '2027-07-04T04:00:00Z', '2027-07-04'],
  ['New Year’s Eve', '2028-01-01T04:59:00Z', '2027-12-31'],
])('%s', (_, now, day) => expect(localTime(timeZone, new Date(now)).date).toBe(day));

it.each([
  ['the Monday after clocks go back', '2026-11-02T06:59:00-05:00', null],
  ['a visitor in Tokyo, where it is already Sunday', '2026-11-22T05:30:00+09:00', 'Saturday 16:00'],
])('open by Eastern time: %s', (_, now, until) => {
  const open = openUntil(hours.days, timeZone, new Date(now));
  expect(open && `${open.day} ${open.time}`).toBe(until);
});

it.each([
  ['the minute of the last call', '2026-11-24T01:00:00Z', 'on-duty', '20:00'],
  ['the minute after it', '2026-11-24T01:01:00Z', 'late', '20:01'],
  ['the hour that is left out when clocks go forward', '2026-03-08T07:30:00Z', 'night', '03:30'],
  ['the hour that comes twice when clocks go back', '2026-11-01T06:30:00Z', 'night', '01:30'],
])('who answers a home and when somebody comes, by Eastern time: %s', (_, now, state, time) => {
  const home = { callBy: '20:00', nightEnds: '06:00' };
  expect(homeState(hours.days, home, timeZone, new Date(now))).toEqual({ state, time });
});
