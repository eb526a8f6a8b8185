import { describe, expect, it, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { countyProblems, drawCountyMap, officialCountyNames, spreadNames } from './county-map.ts';
import florida from './florida.json' with { type: 'json' };

const home = ['Broward', 'Palm Beach', 'Miami-Dade'];
const drawn = florida.regions.map(({ counties }, index) => ({
  number: index + 1,
  counties: counties.includes('Martin') ? [...counties, ...home] : counties,
}));

describe('the map of counties', () => {
  it('has room for the longest name beside the land', () => {
    const widthOf = (names: string[]) => Number(drawCountyMap(drawn, names).viewBox.split(' ')[2]);
    expect(widthOf(['Hillsborough']) - widthOf(['Miami-Dade'])).toBeGreaterThan(60);
    expect(widthOf(['Lee'])).toBe(widthOf(['Miami-Dade']));
  });

  it('has every county as closed rings of whole numbers', () => {
    const map = drawCountyMap(drawn, home);
    expect(JSON.stringify(map).length, 'light').toBeLessThan(10_000);
    expect(Object.keys(map.countyPaths)).toEqual(officialCountyNames);
    expect(officialCountyNames).toHaveLength(67);
    for (const path of Object.values(map.countyPaths))
      expect(path).toMatch(/^(M-?\d+[ -]\d+l-?\d+([ -]\d+)+z)+$/);
  });

  it('numbers a region in the middle of its land, clear of the home counties', () => {
    const { regionLabels, homeLabels } = drawCountyMap(drawn, home);
    expect(regionLabels).toEqual(
      florida.regions.map(({ place }, index) => ({ number: index + 1, ...place })),
    );
    expect(homeLabels.map(({ name }) => name)).toEqual(home);
  });

  it('goes with regions that were not drawn so: their number stands in the roomiest county', () => {
    const { regionLabels, regionBorders } = drawCountyMap([{ number: 1, counties: officialCountyNames }], []);
    expect(florida.counties.map(({ place }) => ({ number: 1, ...place }))).toContainEqual(regionLabels[0]);
    expect(regionBorders).toBe('');
  });
});

it('keeps the names of neighbors apart, and every other name beside its county', () => {
  const names = spreadNames([
    { name: 'Palm Beach', y: 653 },
    { name: 'Monroe', y: 806 },
    { name: 'Miami-Dade', y: 797 },
    { name: 'Collier', y: 820 },
  ]);
  expect(names.map(({ name, nameY }) => [name, nameY])).toEqual([
    ['Palm Beach', 653],
    ['Monroe', 859],
    ['Miami-Dade', 797],
    ['Collier', 921],
  ]);
});

const said = (edits: Parameters<typeof readEdited>[0]) =>
  countyProblems(readEdited(edits).library).map(({ file = '', field, text }) => `${file}: ${field}: ${text}`);

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
