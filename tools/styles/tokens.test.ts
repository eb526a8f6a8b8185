import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const sheets = paths
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, ...customProperties(path) }));
const drawings = paths.filter((path) => path.endsWith('.svg')).map((path) => readFileSync(path, 'utf8'));

/** Set on elements: by Radix, and on the body while a dialog or a dropdown is open. */
const fromScript = /^--(radix-|scrollbar$)/;

it('every custom property that a style sheet reads is set by one', () => {
  const set = new Set(sheets.flatMap((sheet) => [...sheet.set]));
  const missing = sheets.flatMap(({ path, read }) =>
    [...read].filter((name) => !set.has(name) && !fromScript.test(name)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every custom property that a style sheet sets is read by a sheet or a drawing', () => {
  const read = new Set(sheets.flatMap((sheet) => [...sheet.read]));
  const unread = sheets.flatMap(({ path, set }) =>
    [...set]
      .filter((name) => !read.has(name) && !drawings.some((drawing) => drawing.includes(`var(${name})`)))
      .map((name) => `${path}: ${name}`),
  );
  expect(unread).toEqual([]);
});

/** The custom properties that the style sheet at `path` sets and reads. */
function customProperties(path: string) {
  const set = new Set<string>();
  const code = readFileSync(path);
  // a style query reads one, too, and no visitor is told of it
  const read = new Set<string>(code.toString().match(/(?<=style\()--[\w-]+/g));
  transform({
    filename: path,
    code,
    visitor: {
      Declaration: {
        custom({ name }) {
          // also what Lightning CSS doesn't know yet
          if (name.startsWith('--')) set.add(name);
        },
      },
      Variable({ name: { ident } }) {
        read.add(ident);
      },
    },
  });
  return { set, read };
}
