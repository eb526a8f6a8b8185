import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { expect, it } from 'vitest';
import { counties } from '#content/facts/counties.ts';
import { drawCountyMap } from './county-map.ts';
import { spreadNames } from './spread-names.ts';
import { svgPath } from './svg-path.ts';

const map = await drawCountyMap(process.cwd());

it('draws every county as closed rings of whole numbers', () => {
  expect(Object.keys(map.countyPaths)).toEqual(counties.map(({ name }) => name));
  for (const path of Object.values(map.countyPaths)) {
    expect(path).toMatch(/^(M-?\d+[ -]\d+l-?\d+([ -]\d+)+z)+$/);
  }
});

it('keys every region and names every home county', () => {
  expect(map.regionLabels.map(({ number }) => number)).toEqual(regions.map(({ number }) => number));
  expect(map.homeLabels.map(({ name }) => name)).toEqual(serviceArea.homeCounties);
});

it('stays light', () => {
  expect(JSON.stringify(map).length).toBeLessThan(10_000);
});

it('writes paths without a needless sign or space', () => {
  expect(
    svgPath(
      [
        [
          [5, 5],
          [8, 3],
          [10, 9],
          [5, 5],
        ],
      ],
      'z',
    ),
  ).toBe('M5 5l3-2 2 6z');
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
