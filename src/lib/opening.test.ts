import { describe, expect, it } from 'vitest';
import { timeZone, week } from '../../tests/fixtures/week.ts';
import { openUntil } from './opening.ts';

const cases: [what: string, now: string, until: string | null][] = [
  ['a Tuesday morning', '2026-11-24T10:00:00-05:00', '18:00'],
  ['the minute before opening', '2026-11-24T06:59:59-05:00', null],
  ['the minute of opening', '2026-11-24T07:00:00-05:00', '18:00'],
  ['the last minute', '2026-11-24T17:59:59-05:00', '18:00'],
  ['the minute of closing', '2026-11-24T18:00:00-05:00', null],
  ['a Saturday', '2026-11-21T15:59:00-05:00', '16:00'],
  ['a Saturday after closing', '2026-11-21T16:00:00-05:00', null],
  ['a Sunday noon', '2026-11-22T12:00:00-05:00', null],
  ['midnight', '2026-11-24T00:00:00-05:00', null],
  ['a Monday in summer time', '2026-07-06T07:00:00-04:00', '18:00'],
  ['the Monday after clocks go forward', '2026-03-09T07:00:00-04:00', '18:00'],
  ['the Monday after clocks go back', '2026-11-02T06:59:00-05:00', null],
  ['a visitor in Tokyo, where it is already Sunday', '2026-11-22T05:30:00+09:00', '16:00'],
  ['a visitor in Los Angeles, where it is still Sunday', '2026-11-22T21:00:00-08:00', null],
];

describe('open until, in Eastern time', () => {
  it.each(cases)('%s', (_, now, until) => {
    expect(openUntil(week, timeZone, new Date(now))?.time ?? null).toBe(until);
  });

  it('names the day of the office, not of the visitor', () => {
    const now = new Date('2026-11-22T05:30:00+09:00');
    expect(openUntil(week, timeZone, now)?.day).toBe('Saturday');
  });

  it('does not guess a day that the record leaves out', () => {
    expect(() => openUntil(week.slice(1), timeZone, new Date('2026-11-23T12:00:00Z'))).toThrow('Monday');
  });
});
