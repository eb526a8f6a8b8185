import { expect, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { officialCountyNames } from '../map/county-map.ts';
import { countyProblems } from './county-names.ts';

const said = (edits: Parameters<typeof readEdited>[0]) =>
  countyProblems(readEdited(edits).library, officialCountyNames).map(
    ({ file = '', field, text }) => `${file}: ${field}: ${text}`,
  );

test('the regions hold every county of Florida once', () => expect(said({})).toEqual([]));

test('a misspelled county is named with its nearest', () =>
  expect(said({ 'regions.yaml#southwest': ['- Lee', '- Le'] })).toEqual([
    'content/records/regions.yaml#southwest: counties[2]: "Le" is no county of Florida; write Lee',
    ': counties: Lee is missing; add it to its region',
  ]));

test('a county in two regions is named where it stands the second time', () =>
  expect(said({ 'regions.yaml#southwest': ['- Lee', '- Lee\n    - Polk'] })).toEqual([
    'content/records/regions.yaml#tampa-bay: counties[6]: Polk stands twice; remove one of the two',
  ]));
