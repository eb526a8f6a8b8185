import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontCuts, textCharacters } from './font-cuts.ts';
import { fingerprint } from './fonts.ts';

test('the committed fonts are cut from the installed sources by the present recipe', () => {
  const message = 'run: node tools/run.mjs tools/fonts/fonts.ts';
  expect(readFileSync('src/styles/fonts.css', 'utf8'), message).toContain(fingerprint());
});

test('all fonts together stay within 45 kB', () => {
  const sizes = fontCuts.map(({ file }) => statSync(`src/styles/fonts/${file}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

/** Keys of a keyboard, which neither font draws: the visitor's own font does. */
const borrowed = '←→';

test('the text fonts have every character that the content uses', () => {
  const records = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const missing = records.flatMap((path) =>
    [...readFileSync(`content/${path}`, 'utf8')]
      .filter((character) => !`${textCharacters}${borrowed}\n`.includes(character))
      .map((character) => `${character} in content/${path}`),
  );
  expect(missing).toEqual([]);
});
