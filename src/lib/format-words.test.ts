import { expect, test } from 'vitest';
import { formatCount, formatMoney, formatRange } from '#content/values/format.ts';
import { formatPeriod, formatShortTime, formatTime } from './format-words.ts';

// dates, hours, dollars and lists as sentences have them: tools/content/sentences.test.ts

test.each([
  [formatTime('00:00'), '12:00 AM'],
  [formatTime('12:05'), '12:05 PM'],
  [formatShortTime('20:30'), '8:30 PM'],
  [formatPeriod('2027-02-02', '2027-03-11'), 'February 2 to March 11, 2027'],
  [formatPeriod('2026-12-28', '2027-01-09'), 'December 28, 2026, to January 9, 2027'],
  [formatRange({ min: 50_000, max: 1_000_000, isOpen: true }, formatMoney), '$50K–$1M+'],
  [formatCount(1, 'year'), '1 year'],
  [formatCount(16, 'week'), '16 weeks'],
])('%s', (text, expected) => expect(text).toBe(expected));
