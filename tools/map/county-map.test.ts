import { describe, expect, it } from 'vitest';
import { drawCountyMap, officialCountyNames, spreadNames } from './county-map.ts';
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
