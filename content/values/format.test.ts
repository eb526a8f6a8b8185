import { describe, expect, test } from 'vitest';
import {
  capitalize,
  countWords,
  formatCount,
  formatDate,
  formatDollars,
  formatList,
  formatMillions,
  formatMoney,
  formatMonth,
  formatRange,
  formatShortTime,
  formatTime,
  minutesOf,
  numberWord,
} from './format.ts';

describe('format', () => {
  test.each([
    [formatMoney(2_000_000), '$2M'],
    [formatMoney(50_000), '$50K'],
    [formatMoney(1_250_000), '$1.25M'],
    [formatMoney(1_234_567), '$1,234,567'],
    [formatDollars(180), '$180'],
    [formatDollars(150_000), '$150,000'],
    [formatDollars(195 / 4), '$48.75'],
    [formatDollars(1_230.5), '$1,230.50'],
    [formatMillions(19_000_000), '$19.0M'],
    [formatRange({ min: 10, max: 500 }), '10–500'],
    [formatRange({ min: 100, max: 2000, isOpen: true }), '100–2,000+'],
    [formatRange({ min: 50_000, max: 1_000_000, isOpen: true }, formatMoney), '$50K–$1M+'],
    [formatCount(1, 'year'), '1 year'],
    [formatCount(16, 'week'), '16 weeks'],
    [formatTime('07:00'), '7:00 AM'],
    [formatTime('16:30'), '4:30 PM'],
    [formatTime('00:00'), '12:00 AM'],
    [formatShortTime('20:00'), '8 PM'],
    [formatShortTime('20:30'), '8:30 PM'],
    [formatTime('12:05'), '12:05 PM'],
    [formatDate('2026-11-21'), 'November 21, 2026'],
    [formatMonth('2026-11'), 'November 2026'],
    [formatList(['a']), 'a'],
    [formatList(['a', 'b', 'c']), 'a, b and c'],
    [countWords(1, 'job'), 'one job'],
    [countWords(3, 'open position'), 'three open positions'],
    [countWords(60, 'job'), '60 jobs'],
  ])('%s', (text, expected) => expect(text).toBe(expected));

  test('minutes since midnight', () => expect(minutesOf('18:30')).toBe(1110));

  test('a small count as a word, also at the start of a sentence', () =>
    expect([numberWord(5), capitalize(numberWord(12))]).toEqual(['five', 'Twelve']));

  test('a count above twelve stands in digits', () => expect(numberWord(13)).toBe('13'));
});
