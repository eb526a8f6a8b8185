import { readFileSync } from 'node:fs';
import * as accessibilityPage from 'words:accessibility';
import { evaluated } from 'words:sentences';
import { expect, it } from 'vitest';

const report = readFileSync('docs/accessibility.md', 'utf8');
const lines = report.split('\n').filter((line) => line.startsWith('| '));
const rows = lines.map((line) => line.slice(2, -2).split(' | '));
const besides = (line: string) => rows.find(([first]) => first === line)?.[1]?.split(', ') ?? [line];
const levels = rows.filter(([, level = '']) => /^(?:(?:Partially )?Supports|Not \w+)$/.test(level));
const levelOf = (row: string) => levels.find(([criterion]) => criterion?.startsWith(`${row} `))?.[1];
const tests = rows.filter(([, , command = '']) => command.startsWith('`npm test'));
const checks = rows.filter(([, day = '']) => /^\d{4}-/.test(day));
const code = import.meta.glob<string>(['/{tests,tools,lab}/**/*.{spec,test}.ts', '!**/node_modules/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const call = /\b(?:test(?:\.step)?|it|journey|ask)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

it.each(tests)('docs/accessibility.md names a test that there is: %s, "%s"', (_, title) => {
  const titles = [...Object.values(code).join('\n').matchAll(call)].map(([, , found = '']) => found);
  expect(titles.map((found) => found.replace(/\$\{[^}]*\}/g, '…'))).toContain(title);
});

it('has each criterion and both chapters of Section 508, on the day that the site says', () => {
  expect([levels.length, new Set(levels.map(([criterion]) => criterion)).size]).toEqual([69, 69]);
  expect(report).toContain(`| Report date | ${evaluated} |`);
});

it('rests on every test and check that it lists, and on no other', () => {
  const shown = [...report.matchAll(/Shown by: ([\w, ]+)\./g)].flatMap(([, names = '']) => names.split(', '));
  const own = accessibilityPage.works.items.flatMap(besides).filter((name) => !/^\d/.test(name));
  expect(new Set([...shown, ...own])).toEqual(new Set([...tests, ...checks].map(([name]) => name)));
});

it('stands behind each line of the site’s own page, and keeps back no row that is not met', () => {
  const promised = accessibilityPage.works.items.flatMap(besides).filter((name) => /^\d/.test(name));
  expect(promised.filter((row) => levelOf(row) !== 'Supports')).toEqual([]);
  const open = levels.filter(([, level]) => level === 'Partially Supports' || level === 'Not Evaluated');
  const barred = accessibilityPage.barriers.items.flatMap(besides);
  expect(barred.sort()).toEqual(open.map(([criterion = '']) => criterion.split(' ')[0]).sort());
});
