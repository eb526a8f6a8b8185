import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import letters from './fonts/letters.json' with { type: 'json' };

const folder = 'src/styles/fonts';

test('all fonts together stay within 45 kB', () => {
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => statSync(`${folder}/${file}`).size);
  expect(sizes.length).toBe(Object.keys(letters).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

/** Keys of a keyboard, which neither font draws: the visitor's own font does. */
const borrowed = '←→';

test('the text font has every letter that the content uses', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(ts|yaml)$/.test(path),
  );
  const missing = files.flatMap((path) =>
    [...readFileSync(`content/${path}`, 'utf8')]
      .filter((letter) => !`${letters['Public Sans']}${borrowed}\n`.includes(letter))
      .map((letter) => `${letter} in content/${path}`),
  );
  expect(missing, 'reword, or add the letter to generators/font-cuts.ts').toEqual([]);
});
