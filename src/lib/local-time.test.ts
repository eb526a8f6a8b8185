import { expect, test } from 'vitest';
import { localDay } from './local-time.ts';

const florida = 'America/New_York';

test.each([
  ['an evening in winter', '2027-01-04T04:59:59Z', '2027-01-03'],
  ['midnight in winter', '2027-01-04T05:00:00Z', '2027-01-04'],
  ['an evening in summer', '2027-07-04T03:59:59Z', '2027-07-03'],
  ['midnight in summer', '2027-07-04T04:00:00Z', '2027-07-04'],
  ['the night that loses an hour', '2027-03-14T07:30:00Z', '2027-03-14'],
  ['New Year’s Eve', '2028-01-01T04:59:00Z', '2027-12-31'],
])('%s', (_, now, day) => {
  expect(localDay(florida, new Date(now))).toBe(day);
});
