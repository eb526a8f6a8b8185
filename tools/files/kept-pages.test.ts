import { expect, test } from 'vitest';
import type { BuiltPage } from '#tools/pages/all-pages.ts';
import { reachedFrom, sourcesOf } from '#tools/pages/bundle-manifest.ts';
import { listOf, splitKept } from './service-worker.ts';

const page = (name: BuiltPage['name'], more: Partial<BuiltPage> = {}) =>
  ({ name, route: { path: `/${name}` }, ...more }) as BuiltPage;
const many = Array.from({ length: 1000 }, (_, at) => page('project', { record: `job-${at}` }));
const further = Array.from({ length: 41 }, (_, at) => page('projects', { number: at + 2 }));
const pages = [page('home'), page('projects'), ...further, ...many, page('position', { record: 'helper' })];

test('a visit keeps the pages of a few projects, however many there are, and all others', () => {
  const { kept, left } = splitKept(pages);
  expect(kept.map(({ name, record }) => record ?? name)).toEqual([
    'home',
    'projects',
    ...many.slice(0, 24).map(({ record }) => record),
    'helper',
  ]);
  expect(kept.length + left.length).toBe(pages.length);
  expect(new Set(left.map(listOf))).toEqual(new Set(['/projects']));
});

test('of what is left out its own files alone are left', () => {
  const names = ['job-0', 'job-999'].map((id) => `record-page:project/${id}`);
  const [first, last] = names as [string, string];
  const manifest = {
    app: { file: 'app.js', isEntry: true, imports: ['shared'], dynamicImports: [...names] },
    shared: { file: 'shared.js' },
    [first]: { file: 'first.js', imports: ['shared'] },
    [last]: { file: 'last.js', imports: ['shared', 'its own'] },
    'its own': { file: 'its-own.js' },
    font: { file: 'font.woff2' },
  };
  const left = splitKept(pages).left.flatMap(sourcesOf);
  expect(reachedFrom(manifest, left).map(({ file }) => file)).toEqual([
    'app.js',
    'font.woff2',
    'shared.js',
    'first.js',
  ]);
});
