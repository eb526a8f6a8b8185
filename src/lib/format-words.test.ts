import { expect, test } from 'vitest';
import {
  formatDate,
  formatList,
  formatMonth,
  formatPeriod,
  formatShortTime,
  formatTime,
} from './format-words.ts';

test.each([
  [formatTime('07:00'), '7:00 AM'],
  [formatTime('16:30'), '4:30 PM'],
  [formatTime('00:00'), '12:00 AM'],
  [formatTime('12:05'), '12:05 PM'],
  [formatShortTime('20:00'), '8 PM'],
  [formatShortTime('20:30'), '8:30 PM'],
  [formatDate('2026-11-21'), 'November 21, 2026'],
  [formatMonth('2026-11'), 'November 2026'],
  [formatPeriod('2027-02-02', '2027-03-11'), 'February 2 to March 11, 2027'],
  [formatPeriod('2026-12-28', '2027-01-09'), 'December 28, 2026, to January 9, 2027'],
  [formatList(['a']), 'a'],
  [formatList(['a', 'b', 'c']), 'a, b and c'],
])('%s', (text, expected) => expect(text).toBe(expected));
