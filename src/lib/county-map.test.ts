import { expect, it } from 'vitest';
import { drawCountyMap, spreadNames } from './county-map.ts';

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
