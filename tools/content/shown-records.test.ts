import { describe, expect, it } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { findUnfinished } from './publish-check.ts';
import { firstLastDay, shownRecords } from './shown-records.ts';

const closes = (day: string) => ({
  'positions/technician.yaml': [/openUntil: .*/, `openUntil: ${day}`] as const,
});
const positionsOn = (today: string, { library } = readEdited(closes('2027-01-31'))) =>
  shownRecords({ lastDay: 'openUntil' }, library.positions ?? [], today).map(({ value }) => value.id);

describe('a position with a last day', () => {
  it('is shown on that day, and not on the next', () => {
    expect(positionsOn('2027-01-31')).toContain('technician');
    expect(positionsOn('2027-02-01')).toEqual(positionsOn('2027-01-31').filter((id) => id !== 'technician'));
  });

  it('sets the day after which a build is no longer true', () => {
    const { library } = readEdited(closes('2027-01-31'));
    expect(firstLastDay(library, '2027-01-31')).toBe('2027-01-31');
    expect(firstLastDay(library, '2027-02-01')).toBe('2099-12-31');
  });

  it('keeps the site from going live once it is past', () => {
    const refusals = findUnfinished(readEdited(closes('2027-01-31')), '2027-02-01').refusals.join('\n');
    expect(refusals).toMatch(
      /technician\.yaml:\d+:\d+: openUntil: is 2027-01-31, which is past.*; write a later day/,
    );
  });
});

it('a last day before the day of posting is refused', () => {
  const { faults } = readEdited(closes('2020-01-01'));
  expect(faults.join()).toMatch(
    /technician\.yaml:\d+:\d+: openUntil: is before posted; correct one of the two/,
  );
});
