import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { counties, regions } from '#content/counties.ts';
import { drawCountyMap } from './county-map.ts';
import { labelPoint } from './label-point.ts';
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
  expect(map.homeLabels.map(({ name }) => name)).toEqual(company.homeCounties);
});

it('stays light', () => {
  expect(JSON.stringify(map).length).toBeLessThan(10_000);
});

it('puts a label where an area has the most room', () => {
  const square = [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
    [0, 0],
  ] as [number, number][];
  expect(labelPoint([square])).toEqual([30, 30]);
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
