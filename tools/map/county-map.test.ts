import { expect, it, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { fieldName } from '../content/record-faults.ts';
import { countyProblems, drawCountyMap, spreadNames } from './county-map.ts';

it('leaves room for the longest name beside the land', () => {
  const widthOf = (...names: string[]) => Number(drawCountyMap([], names).viewBox.split(' ')[2]);
  expect(widthOf('Hillsborough') - widthOf('Miami-Dade')).toBeGreaterThan(60);
  expect(widthOf('Lee')).toBe(widthOf('Miami-Dade'));
});

it('keeps the names of neighbors apart, and every other name beside its county', () => {
  const heights = { 'Palm Beach': 653, Monroe: 806, 'Miami-Dade': 797, Collier: 820 };
  const names = spreadNames(Object.entries(heights).map(([name, y]) => ({ name, y })));
  expect(Object.fromEntries(names.map(({ name, nameY }) => [name, nameY]))).toEqual({
    ...heights,
    Monroe: 859,
    Collier: 921,
  });
});

const lee = (write: string) => ({ 'regions.yaml#southwest': ['- Lee', write] as const });
test.each<[edits: Record<string, Edit>, ...said: string[]]>([
  [
    lee('- Le'),
    'counties[2]: "Le" is no county of Florida; write Lee',
    'Lee is missing; add it to its region',
  ],
  [lee('- Lee\n    - Polk'), 'counties[6]: Polk stands twice; remove one of the two'],
])('the regions hold every county of Florida once: %j', (edits, ...said) => {
  const problems = countyProblems(readEdited(edits).library).map(
    ({ path, text }) => `${fieldName(path)}: ${text}`,
  );
  expect(problems).toEqual(said.map((sentence) => expect.stringContaining(sentence)));
});
