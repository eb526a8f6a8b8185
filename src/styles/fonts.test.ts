import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/styles/fonts';

test('the fonts of every page stay within 45 kB together, and each that a name may ask for within 20 kB', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const sizes = (wanted: boolean) =>
    files
      .filter((file) => /-(latin|latin-ext|vietnamese)\.woff2$/.test(file) === wanted)
      .map((file) => statSync(`${folder}/${file}`).size);
  expect(sizes(false).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
  expect(Math.max(...sizes(true))).toBeLessThanOrEqual(20_000);
});
