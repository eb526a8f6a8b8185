import { expect, test, vi } from 'vitest';
import type { BuiltPage } from '#tools/pages/all-pages.ts';
import { reachedFrom, sourcesOf } from '#tools/pages/bundle-manifest.ts';
import { listOf, splitKept } from './service-worker.ts';
import { redirectsFile, sayTooMany } from './static-host.ts';

// more of everything than the sample company has

const page = (name: BuiltPage['name'], more: Partial<BuiltPage> = {}) =>
  ({ name, route: { path: `/${name}` }, ...more }) as BuiltPage;
const many = Array.from({ length: 1000 }, (_, at) => page('project', { record: `job-${at}` }));
const further = Array.from({ length: 41 }, (_, at) => page('projects', { number: at + 2 }));
const pages = [page('home'), page('projects'), ...further, ...many, page('position', { record: 'helper' })];
const { kept, left } = splitKept(pages);

test('a visit keeps the pages of a few projects, however many there are, and all others', () => {
  const few = many.slice(0, 24).map(({ record }) => record);
  expect(kept.map(({ name, record }) => record ?? name)).toEqual(['home', 'projects', ...few, 'helper']);
  expect(kept.length + left.length).toBe(pages.length);
  expect(new Set(left.map(listOf))).toEqual(new Set(['/projects']));
});

test('of what is left out its own files alone are left', () => {
  const [first, last] = ['record-page:project/job-0', 'record-page:project/job-999'] as const;
  const manifest = {
    app: { file: 'app.js', isEntry: true, imports: ['shared'], dynamicImports: [first, last] },
    shared: { file: 'shared.js' },
    [first]: { file: 'first.js', imports: ['shared'] },
    [last]: { file: 'last.js', imports: ['shared', 'its own'] },
    'its own': { file: 'its-own.js' },
    font: { file: 'font.woff2' },
  };
  const files = reachedFrom(manifest, left.flatMap(sourcesOf)).map(({ file }) => file);
  expect(files).toEqual(['app.js', 'font.woff2', 'shared.js', 'first.js']);
});

test('more old addresses or files than one host takes stop no build: what is left to the other hosts is said', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const old = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`/old-${at}`, '/services']));
  const lines = redirectsFile({ [`/${'x'.repeat(1000)}`]: '/team', ...old }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['/old-0 /services 301', '/old-0/ /services 301']);
  expect(lines.filter(Boolean)).toHaveLength(2000);
  sayTooMany(20_000);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/lacks \d+ of them, those with capitals first/)]]);
  sayTooMany(20_001);
  expect(warn.mock.lastCall?.[0]).toMatch(/takes 20000 files, and dist\/static has 20001/);
  warn.mockRestore();
});
