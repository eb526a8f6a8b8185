import { writeFileSync } from 'node:fs';
import { conformanceLevel, evaluated, guidelines } from '#content/facts/accessibility.ts';
import { accessibilityPage } from '#content/pages/accessibility.ts';
import { barriers, claims } from './claims.ts';
import { levelA, levelAA, performance, type RowId, rowIds, rows, support } from './criteria.ts';
import type { Backing } from './finding.ts';
import { findings, rowsWith, verdictOf } from './findings.ts';
import { checks, type ManualCheck, tests } from './tests.ts';

export const reportFile = 'docs/accessibility.md';

/** Part of `npm run format`: writes the report anew. */
export function main(): void {
  writeFileSync(reportFile, composeReport());
}

/** The conformance report in the form of VPAT 2.5 (WCAG and Section 508), as Markdown. */
export function composeReport(): string {
  return `${[head(), ...wcagTables(), ...section508Tables(), ownPage(), backing()].join('\n\n')}\n`;
}

const criteria = [...Object.keys(levelA), ...Object.keys(levelAA)] as RowId[];
const unbacked = 'No test and no check stands behind this row yet.';

function head(): string {
  const counts = (['Supports', 'Partially Supports', 'Not Applicable', 'Not Evaluated'] as const).map(
    (verdict) => `| ${verdict} | ${rowsWith(verdict, criteria).length} |`,
  );
  return `# Accessibility conformance report

<!-- Written by npm run format from tools/conformance: change the tables there, not this page. -->

In the form of VPAT® 2.5, for WCAG 2.2 (A and AA) and the Revised Section 508 standards. In plain words the site says the same on
\`/accessibility\`. VPAT is a registered service mark of the Information Technology Industry Council (ITI).

| | |
|---|---|
| Name of product | The website that is built from this repository, and the PDF of its capability statement |
| Report date | ${evaluated} |
| Contact | Phone and email of \`content/records/company/company.yaml\`, which stand at the foot of every page |
| Not part of it | The app that the site links to, and the sites of others |
| Evaluation methods | The tests and checks of the last two tables. ${accessibilityPage.tested.text} |
| Guidelines | ${guidelines}, level ${conformanceLevel}; Revised Section 508 (36 CFR 1194, appendices A, C and D) |

A row says no more than a test of this repository shows, or a check that was made by hand on the day that is named. Where neither
stands behind it, it is **Not Evaluated**, which VPAT has for level AAA alone: rather that than a guess. That the tests exist is tested;
that they pass is what their commands say.

**Supports**: at least one way of it meets the criterion without known faults. **Partially Supports**: something of it does not meet the
criterion. **Not Applicable**: the site has nothing of the kind.

| WCAG 2.2, A and AA | of ${criteria.length} criteria |
|---|--:|
${counts.join('\n')}`;
}

function wcagTables(): string[] {
  return [
    `## Table 1: success criteria, level A\n\n${findingTable(levelA)}\n\n4.1.1 Parsing is obsolete and removed from WCAG 2.2; by WCAG 2.0 and 2.1, which Section 508 names, it is always met.`,
    `## Table 2: success criteria, level AA\n\n${findingTable(levelAA)}`,
    '## Table 3: success criteria, level AAA\n\nNot Evaluated.',
  ];
}

function section508Tables(): string[] {
  return [
    '## Revised Section 508\n\nE205.4, electronic content: tables 1 and 2.',
    `### Chapter 3: functional performance criteria\n\n${findingTable(performance)}`,
    '### Chapter 4: hardware\n\nNot Applicable: this is a website.',
    '### Chapter 5: software\n\nNot Applicable: the site runs in a browser as web content, has no platform features of its own and is no authoring tool; tables 1 and 2 hold for it.',
    `### Chapter 6: support documentation and services\n\n${findingTable(support)}`,
  ];
}

function ownPage(): string {
  const works = accessibilityPage.works.items.map(({ id, text }) => [
    text,
    [...claims[id].rows, ...claims[id].by].join(', '),
  ]);
  const known = accessibilityPage.barriers.items.map(({ id, text }) => {
    const kept = barriers[id];
    return [text, (kept === 'every other' ? rowsWith('Not Evaluated') : kept).join(', ')];
  });
  return [
    '## What the site’s own page says, and what stands behind it',
    table(['what can be counted on', 'rows and tests'], works),
    table(['known barrier', 'rows'], known),
  ].join('\n\n');
}

function backing(): string {
  const shown = Object.entries(tests).map(([name, { file, title }]) => [
    name,
    `\`${file}\``,
    title,
    commandOf(file),
  ]);
  const looked = Object.entries<ManualCheck>(checks).map(([name, { date, what, recorded }]) => [
    name,
    date,
    what,
    recorded,
  ]);
  return [
    '## Tests',
    'Where … stands, the test runs for each page, width or state.',
    table(['name', 'file', 'test', 'run by'], shown),
    '## Checks by hand',
    looked.length
      ? table(['name', 'date', 'what was looked at, and found', 'recorded in'], looked)
      : 'No row rests on a check by hand today.',
  ].join('\n\n');
}

function findingTable(part: Partial<Record<RowId, string>>): string {
  const lines = rowIds
    .filter((id) => id in part)
    .map((id) => [`${id} ${rows[id]}`, verdictOf(id), remarksOn(id)]);
  return table(['criterion', 'conformance level', 'remarks and explanations'], lines);
}

function remarksOn(id: RowId): string {
  const finding = findings[id];
  if (!finding) return unbacked;
  const names: readonly Backing[] = finding.by;
  return `${finding.remarks} Shown by: ${names.join(', ')}.`;
}

/** The command that runs the tests of a file. */
function commandOf(file: string): string {
  return `\`npm test${file.startsWith('lab/') ? ' --prefix lab' : ''}\``;
}

function table(titles: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), `|${'---|'.repeat(titles.length)}`, ...lines.map(line)].join('\n');
}
