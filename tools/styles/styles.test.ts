import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((path) => /\.(css|svg|tsx?)$/.test(path))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const sheets = files.filter(({ path }) => path.endsWith('.css'));
const components = files
  .filter(({ path }) => /\.tsx?$/.test(path))
  .map(({ path, code }) => ({ path, ...references(path, code) }));
const classes: { module: string; name: string }[] = [];
const set = new Set<string>();
const read = new Set<string>();

for (const { path, code } of sheets) {
  // a style query reads one, too, and no visitor is told of it
  for (const [name] of code.matchAll(/(?<=style\()--[\w-]+/g)) read.add(name);
  const { exports } = transform({
    filename: path,
    code: Buffer.from(code),
    // everything else that has a name stays as it is, so that only classes are exported
    cssModules: path.endsWith('.module.css') && {
      grid: false,
      container: false,
      animation: false,
      customIdents: false,
    },
    visitor: {
      // also what Lightning CSS doesn't know yet
      Declaration: { custom: ({ name }) => void (name.startsWith('--') && set.add(name)) },
      Variable: ({ name: { ident } }) => void read.add(ident),
    },
  });
  classes.push(...Object.keys(exports || {}).map((name) => ({ module: path, name })));
}

it('every name that a component uses is defined, and every class is used by a component', () => {
  const defined = classes.map(({ module, name }) => `${module}: ${name}`);
  expect(new Set(components.flatMap(({ used }) => used))).toEqual(new Set(defined));
});

it('no two have the same name where all styles come together', () => {
  const shipped = classes.map(({ module, name }) => scopedName(name, module));
  expect(shipped.filter((name, index) => shipped.indexOf(name) !== index)).toEqual([]);
});

// tsc then sees to it that the union holds every value the key can have, and the tests above that each is a class
it("a computed name lists what it can be: css[side satisfies 'left' | 'right']", () => {
  expect(components.flatMap(({ path, unclear }) => unclear.map((text) => `${path}: ${text}`))).toEqual([]);
});

it('every custom property that a style sheet reads is set by one, or by a script', () => {
  // set on elements: by Radix, and on the body while a dialog or a dropdown is open
  const fromScript = /^--(radix-|scrollbar$)/;
  expect([...read].filter((name) => !set.has(name) && !fromScript.test(name))).toEqual([]);
});

it('every custom property that a style sheet sets is read by a sheet or a drawing', () => {
  const drawings = files.filter(({ path }) => path.endsWith('.svg'));
  const isDrawn = (name: string) => drawings.some(({ code }) => code.includes(`var(${name})`));
  expect([...set].filter((name) => !read.has(name) && !isDrawn(name))).toEqual([]);
});

it('a page asks the twelve widths that all pages ask: of its zone, of the window', () => {
  // a schedule becomes a list at 45rem; below 20rem of the window a word is as long as its line
  const few = /^(18|22|30|40|45|60|72)rem$|^(20rem|640px|768px|1024px|1440px)$/;
  const width = /(?<=@(?:media|container)[^{]*(?:width [<>]=? |\((?=\d\S+ <=? width)))[\d.]+[a-z]+/g;
  const asked = sheets
    .filter(({ path }) => path.startsWith('src/pages/'))
    .flatMap(({ path, code }) => [...code.matchAll(width)].map(([found]) => ({ path, found })));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ found }) => !few.test(found))).toEqual([]);
});

function references(path: string, code: string) {
  const used: string[] = [];
  const unclear: string[] = [];
  for (const [, local = '', from = ''] of code.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)) {
    const module = from.startsWith('#') ? from.slice(1) : join(dirname(path), from);
    const accesses = code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[([^\\]]+)\\])`, 'g'));
    for (const [access, name, computed = ''] of accesses) {
      const [, literals] = /^(?:[^']* satisfies )?('[^']+'(?: \| '[^']+')*)$/s.exec(computed) ?? [];
      const names = name ? [name] : literals?.match(/[^' |]+/g);
      if (names) used.push(...names.map((one) => `${module}: ${one}`));
      else unclear.push(access);
    }
  }
  return { used, unclear };
}
