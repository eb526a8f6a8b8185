import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluated } from '#content/facts/accessibility.ts';
import { accessibilityPage } from '#content/pages/accessibility.ts';
import { barriers, claims } from './claims.ts';
import { levelA, levelAA, type RowId } from './criteria.ts';
import { findings, rowsWith, verdictOf } from './findings.ts';
import { composeReport, reportFile } from './report.ts';
import { checks, type ManualCheck, tests } from './tests.ts';
import { titlesOf } from './titles.ts';

it('is what docs/accessibility.md holds; run npm run format', () => {
  expect(readFileSync(reportFile, 'utf8')).toBe(composeReport());
});

it('has the 31 criteria of level A and the 24 of AA, each once and with its line', () => {
  expect(Object.keys(levelA)).toHaveLength(31);
  expect(Object.keys(levelAA)).toHaveLength(24);
  const report = composeReport();
  for (const [id, name] of Object.entries({ ...levelA, ...levelAA }))
    expect(report.split(`\n| ${id} ${name} |`), id).toHaveLength(2);
});

it.each(Object.entries(tests))('names a test that there is: %s', (_, { file, title }) => {
  expect(titlesOf(readFileSync(file, 'utf8'))).toContain(title);
});

it('names no test and no check that stands behind nothing', () => {
  const used = new Set(
    [...Object.values(findings), ...Object.values(claims)].flatMap((one) => [...(one?.by ?? [])]),
  );
  const named = Object.keys({ ...tests, ...checks });
  expect(named.filter((name) => !(used as Set<string>).has(name))).toEqual([]);
});

it('has no check of a day after its own', () => {
  for (const { date } of Object.values<ManualCheck>(checks)) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(`${evaluated} UTC`));
  }
});

describe('the page on accessibility', () => {
  it.each(accessibilityPage.works.items)('promises what the report supports: $text', ({ id }) => {
    const { rows, by } = claims[id];
    expect([...rows, ...by]).not.toEqual([]);
    expect(rows.filter((row) => verdictOf(row) !== 'Supports')).toEqual([]);
  });

  it('names a barrier for each row that is met in part, and for those that nobody has looked at', () => {
    const named = Object.values(barriers).flatMap((rows): RowId[] =>
      rows === 'every other' ? rowsWith('Not Evaluated') : [...rows],
    );
    for (const row of [...rowsWith('Partially Supports'), ...rowsWith('Not Evaluated')])
      expect(named, row).toContain(row);
  });

  it.each(accessibilityPage.barriers.items)('names no barrier that is mended: $text', ({ id }) => {
    const kept = barriers[id];
    const rows = kept === 'every other' ? rowsWith('Not Evaluated') : kept;
    expect(rows).not.toEqual([]);
    expect(rows.filter((row) => ['Supports', 'Not Applicable'].includes(verdictOf(row)))).toEqual([]);
  });
});

describe('the titles of a file', () => {
  it('are those of its tests and their steps, with … for what is put in', () => {
    const code = `test.describe('menu', () => {}); test(\`\${path} opens\${js ? '' : ', still'}\`, go); it(\n  "closes",\n  go); test.step("once", go);`;
    expect(titlesOf(code)).toEqual(['… opens…', 'closes', 'once']);
  });

  it('are not those that only look alike', () => {
    expect(titlesOf('visit("the menu"); const test = 1; test.use({ a: "b" });')).toEqual([]);
  });
});
