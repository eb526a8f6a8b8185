import { expect, it, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { countyProblems, drawCountyMap, officialCountyNames, spreadNames } from './county-map.ts';
import florida from './florida.json' with { type: 'json' };

const home = ['Broward', 'Palm Beach', 'Miami-Dade'];
const drawn = florida.regions.map(({ counties }, index) => ({
  number: index + 1,
  counties: counties.includes('Martin') ? [...counties, ...home] : counties,
}));

it('has every county as closed rings of whole numbers, and room for the longest name beside the land', () => {
  const map = drawCountyMap(drawn, home);
  expect(JSON.stringify(map).length, 'light').toBeLessThan(10_000);
  expect(Object.keys(map.countyPaths)).toEqual(officialCountyNames);
  expect(officialCountyNames).toHaveLength(67);
  for (const path of Object.values(map.countyPaths))
    expect(path).toMatch(/^(M-?\d+[ -]\d+l-?\d+([ -]\d+)+z)+$/);
  const widthOf = (names: string[]) => Number(drawCountyMap(drawn, names).viewBox.split(' ')[2]);
  expect(widthOf(['Hillsborough']) - widthOf(['Miami-Dade'])).toBeGreaterThan(60);
  expect(widthOf(['Lee'])).toBe(widthOf(['Miami-Dade']));
});

it('numbers a region in the middle of its land, or in the roomiest county where it was not drawn so', () => {
  const places = florida.regions.map(({ place }, index) => ({ number: index + 1, ...place }));
  const { regionLabels, homeLabels } = drawCountyMap(drawn, home);
  expect(regionLabels).toEqual(places);
  expect(homeLabels.map(({ name }) => name)).toEqual(home);
  const one = drawCountyMap([{ number: 1, counties: officialCountyNames }], []);
  const roomy = florida.counties.map(({ place }) => ({ number: 1, ...place }));
  expect(roomy).toContainEqual(one.regionLabels[0]);
  expect(one.regionBorders).toBe('');
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
  [{}],
  [
    lee('- Le'),
    'counties[2]: "Le" is no county of Florida; write Lee',
    'Lee is missing; add it to its region',
  ],
  [lee('- Lee\n    - Polk'), 'counties[6]: Polk stands twice; remove one of the two'],
])('the regions hold every county of Florida once: %j', (edits, ...said) => {
  const problems = countyProblems(readEdited(edits).library).map(({ field, text }) => `${field}: ${text}`);
  expect(problems).toEqual(said.map((sentence) => expect.stringContaining(sentence)));
});
