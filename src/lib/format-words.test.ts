import { expect, test } from 'vitest';
import { formatDollars, formatMillions, formatMoney, formatRange } from '#content/values/format.ts';
import { formatDayOrMonth, formatList, formatPeriod, formatShortTime, formatTime } from './format-words.ts';

test.each([
  [formatTime('00:00'), '12:00 AM'],
  [formatTime('12:05'), '12:05 PM'],
  [formatShortTime('20:00'), '8 PM'],
  [formatDayOrMonth('2026-11'), 'November 2026'],
  [formatPeriod('2027-02-02', '2027-03-11'), 'February 2 to March 11, 2027'],
  [formatPeriod('2026-12-28', '2027-01-09'), 'December 28, 2026, to January 9, 2027'],
  [formatList(['a', 'b', 'c']), 'a, b and c'],
  [formatMoney(1_250_000), '$1.25M'],
  [formatMoney(1_234_567), '$1,234,567'],
  [formatDollars(1_230.5), '$1,230.50'],
  [formatMillions(19_000_000), '$19.0M'],
  [formatRange({ min: 50_000, max: 1_000_000, isOpen: true }, formatMoney), '$50K–$1M+'],
])('%s', (text, expected) => expect(text).toBe(expected));
