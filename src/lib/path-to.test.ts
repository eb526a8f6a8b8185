import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

test('a page has the path of its route', () => {
  expect(pathTo('home')).toBe('/');
  expect(pathTo('chillerServices')).toBe('/chillers/services');
});

test('an anchor follows the path', () => {
  expect(pathTo('careers', 'apply')).toBe('/careers#apply');
});
