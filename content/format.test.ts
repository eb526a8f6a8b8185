import { describe, expect, test } from 'vitest';
import * as facts from './facts.ts';
import {
  capitalize,
  formatCount,
  formatDate,
  formatDollars,
  formatList,
  formatMillions,
  formatMoney,
  formatMonth,
  formatRange,
  formatTime,
  minutesOf,
  numberWord,
  orToBeSupplied,
} from './format.ts';

describe('format', () => {
  test.each([
    [formatMoney(2_000_000), '$2M'],
    [formatMoney(50_000), '$50K'],
    [formatDollars(180), '$180'],
    [formatDollars(150_000), '$150,000'],
    [formatMillions(19_000_000), '$19.0M'],
    [formatRange({ min: 10, max: 500 }), '10–500'],
    [formatRange({ min: 100, max: 2000, isOpen: true }), '100–2,000+'],
    [formatRange({ min: 50_000, max: 1_000_000, isOpen: true }, formatMoney), '$50K–$1M+'],
    [formatCount(1, 'year'), '1 year'],
    [formatCount(16, 'week'), '16 weeks'],
    [formatTime('07:00'), '7:00 AM'],
    [formatTime('16:30'), '4:30 PM'],
    [formatTime('00:00'), '12:00 AM'],
    [formatTime('12:05'), '12:05 PM'],
    [formatDate('2026-11-21'), 'November 21, 2026'],
    [formatMonth('2026-11'), 'November 2026'],
    [formatList(['a']), 'a'],
    [formatList(['a', 'b', 'c']), 'a, b and c'],
    [orToBeSupplied(null), 'to be supplied'],
    [orToBeSupplied('CAC000000'), 'CAC000000'],
  ])('%s', (text, expected) => expect(text).toBe(expected));

  test('minutes since midnight', () => expect(minutesOf('18:30')).toBe(1110));

  test('a small count as a word, also at the start of a sentence', () =>
    expect([numberWord(5), capitalize(numberWord(12))]).toEqual(['five', 'Twelve']));

  test('a count above twelve is refused as a word', () =>
    expect(() => numberWord(13)).toThrow(/formatNumber/));

  test('money that would be rounded is refused', () =>
    expect(() => formatMoney(1_234_567)).toThrow(/rounding/));
});

describe('facts', () => {
  test('days with the same hours stand together', () =>
    expect(facts.officeHours).toEqual([
      { days: 'Mon–Fri', time: '7:00 AM–6:00 PM' },
      { days: 'Sat', time: '8:00 AM–4:00 PM' },
      { days: 'Sun', time: 'emergency only' },
    ]));

  test('the overall pay spans all positions', () => expect(facts.payOverall).toBe('$18–$35'));

  test('the promises read as specified', () =>
    expect([facts.emergencyCommercial, facts.emergencyGovernment, facts.quoteReply]).toEqual([
      'within 4 hours',
      'within 4 hours',
      '24 hours',
    ]));
});
