import { describe, expect, it } from 'vitest';
import { week } from '../../../tests/fixtures/week.ts';
import { closedSpans, daysOf, openSpans } from './timing.ts';

const call = { day: 'Tuesday', time: '10:00' } as const;

describe('the agreement, drawn for a call on Tuesday at 10:00', () => {
  it('counts office hours from the call', () => {
    expect(openSpans(call, week, -2, 34)).toEqual([
      { from: -2, to: 8 },
      { from: 21, to: 32 },
    ]);
  });

  it('closes the office in between and after', () => {
    expect(closedSpans(openSpans(call, week, -2, 34), -2, 34)).toEqual([
      { from: 8, to: 21 },
      { from: 32, to: 34 },
    ]);
  });

  it('names the days with the hour at which they begin', () => {
    expect(daysOf(call, week, -2, 34).map(({ day, start }) => [day, start])).toEqual([
      ['Tuesday', -10],
      ['Wednesday', 14],
    ]);
  });

  it('leaves Sunday closed', () => {
    const saturday = { day: 'Saturday', time: '15:00' } as const;
    expect(openSpans(saturday, week, 0, 48)).toEqual([
      { from: 0, to: 1 },
      { from: 40, to: 48 },
    ]);
  });

  it('reaches into the day before', () => {
    const monday = { day: 'Monday', time: '01:00' } as const;
    expect(daysOf(monday, week, -4, 4).map(({ day }) => day)).toEqual(['Sunday', 'Monday']);
  });
});
