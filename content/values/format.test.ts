import { describe, expect, test } from 'vitest';
import { formatCount, formatDollars, formatMillions, formatMoney, formatRange, minutesOf } from './format.ts';

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
  ])('%s', (text, expected) => expect(text).toBe(expected));

  test('minutes since midnight', () => expect(minutesOf('18:30')).toBe(1110));
});
