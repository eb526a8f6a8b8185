import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const set = new Set<string>();
const read = new Set<string>();

for (const path of paths.filter((path) => path.endsWith('.css'))) {
  const code = readFileSync(path);
  // a style query reads one, too, and no visitor is told of it
  for (const [name] of code.toString().matchAll(/(?<=style\()--[\w-]+/g)) read.add(name);
  transform({
    filename: path,
    code,
    visitor: {
      // also what Lightning CSS doesn't know yet
      Declaration: { custom: ({ name }) => void (name.startsWith('--') && set.add(name)) },
      Variable: ({ name: { ident } }) => void read.add(ident),
    },
  });
}

it('every custom property that a style sheet reads is set by one, or by a script', () => {
  // set on elements: by Radix, and on the body while a dialog or a dropdown is open
  const fromScript = /^--(radix-|scrollbar$)/;
  expect([...read].filter((name) => !set.has(name) && !fromScript.test(name))).toEqual([]);
});

it('every custom property that a style sheet sets is read by a sheet or a drawing', () => {
  const drawings = paths.filter((path) => path.endsWith('.svg')).map((path) => readFileSync(path, 'utf8'));
  const isDrawn = (name: string) => drawings.some((drawing) => drawing.includes(`var(${name})`));
  expect([...set].filter((name) => !read.has(name) && !isDrawn(name))).toEqual([]);
});

it('a page asks the twelve widths that all pages ask: of its zone, of the window', () => {
  // a schedule becomes a list at 45rem; below 20rem of the window a word is as long as its line
  const few = /^(18|22|30|40|45|60|72)rem$|^(20rem|640px|768px|1024px|1440px)$/;
  const width = /(?<=@(?:media|container)[^{]*(?:width [<>]=? |\((?=\d\S+ <=? width)))[\d.]+[a-z]+/g;
  const asked = paths
    .filter((path) => /^src\/pages\/.*\.css$/.test(path))
    .flatMap(
      (path) =>
        readFileSync(path, 'utf8')
          .match(width)
          ?.map((found) => `${path}: ${found}`) ?? [],
    );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((line) => !few.test(line.split(': ')[1] ?? ''))).toEqual([]);
});
