import { expect, it } from 'vitest';
import { timeZone, week } from '../../tests/fixtures/week.ts';
import { homeState } from './home-state.ts';

const home = { callBy: '20:00', nightEnds: '06:00' };

it.each([
  ['a Tuesday in office hours', '2026-11-24T14:10:00-05:00', 'office', '14:10'],
  ['the evening, office closed', '2026-11-24T18:40:00-05:00', 'on-duty', '18:40'],
  ['the last minute for a visit today', '2026-11-24T20:00:59-05:00', 'on-duty', '20:00'],
  ['the minute after it', '2026-11-24T20:01:00-05:00', 'late', '20:01'],
  ['the last minute of the day', '2026-11-24T23:59:00-05:00', 'late', '23:59'],
  ['midnight', '2026-11-25T00:00:00-05:00', 'night', '00:00'],
  ['the last minute of the night', '2026-11-25T05:59:59-05:00', 'night', '05:59'],
  ['the first minute of the new day', '2026-11-25T06:00:00-05:00', 'on-duty', '06:00'],
  ['a Sunday, when no office is open', '2026-11-22T12:00:00-05:00', 'on-duty', '12:00'],
  ['the hour that is left out when clocks go forward', '2026-03-08T07:30:00Z', 'night', '03:30'],
  ['the hour that comes twice when clocks go back', '2026-11-01T06:30:00Z', 'night', '01:30'],
  ['a visitor in Los Angeles, where it is still early', '2026-11-24T17:30:00-08:00', 'late', '20:30'],
])('who answers a home and when somebody comes, by Eastern time: %s', (_, now, state, time) => {
  expect(homeState(week, home, timeZone, new Date(now))).toEqual({ state, time });
});
