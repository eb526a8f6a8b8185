import { expect, it } from 'vitest';
import { pictureId, pictureNumber } from './picture-id.ts';

it('the deep link of a picture comes back as the number that it was made from', () => {
  expect(pictureNumber('P-1', `#${pictureId('P-1', 9)}`, 15)).toBe(9);
});

it.each([
  '',
  '#P-1',
  '#P-1-picture-',
  '#P-1-picture-0',
  '#P-1-picture-16',
  '#P-1-picture-x',
  '#P-2-picture-3',
])('%s names no picture of P-1', (hash) => expect(pictureNumber('P-1', hash, 15)).toBeNull());
