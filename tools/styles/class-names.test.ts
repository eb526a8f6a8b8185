import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const modules = new Map(
  paths.filter((path) => path.endsWith('.module.css')).map((path) => [path, definedClasses(path)]),
);
const components = paths
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, ...references(path) }));

it('every name that a component uses is defined, and every class is used by a component', () => {
  const defined = [...modules].flatMap(([module, names]) => names.map((name) => `${module}: ${name}`));
  expect(new Set(components.flatMap(({ used }) => used))).toEqual(new Set(defined));
});

it('no two have the same name where all styles come together', () => {
  const shipped = [...modules].flatMap(([module, names]) => names.map((name) => scopedName(name, module)));
  expect(shipped.filter((name, index) => shipped.indexOf(name) !== index)).toEqual([]);
});

// tsc then sees to it that the union holds every value the key can have, and the tests above that each is a class
it("a computed name lists what it can be: css[side satisfies 'left' | 'right']", () => {
  expect(components.flatMap(({ path, unclear }) => unclear.map((text) => `${path}: ${text}`))).toEqual([]);
});

function definedClasses(path: string): string[] {
  const { exports } = transform({
    filename: path,
    code: readFileSync(path),
    // everything else that has a name stays as it is, so that only classes are exported
    cssModules: { grid: false, container: false, animation: false, customIdents: false },
  });
  return Object.keys(exports || {});
}

function references(path: string) {
  const code = readFileSync(path, 'utf8');
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
