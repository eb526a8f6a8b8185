import { beforeAll, describe, expect, it } from 'vitest';
import { statement as sheet } from '#content/facts/statement.ts';
import type { StatementSheet } from '#content/facts/statement-sheet.ts';
import { company } from '#content/records/company/company.ts';
import { capabilityPdf } from './capability-pdf.ts';
import { longestStatement } from './longest-statement.ts';
import { type PdfObjects, readObjects } from './pdf-objects.ts';
import { tagsOf } from './pdf-tags.ts';
import { rules } from './pdf-ua.ts';

// ISO 14289 rule by rule, as far as a machine can judge: docs/decisions/015-listening.md

/** The real texts, and all of them as long as their schemas allow. */
const statements: [name: string, sheet: StatementSheet][] = [
  ['the statement', sheet],
  ['the longest statement', longestStatement()],
];

describe.each(statements)('%s in ISO 14289', (_, statement) => {
  let pdf: PdfObjects;

  beforeAll(async () => {
    pdf = readObjects(await capabilityPdf(statement, company.revision));
  });

  it.each(rules)('$name', ({ faults }) => {
    expect(faults(pdf)).toEqual([]);
  });

  it('tags what is listed as lists: the standing, and what sets the company apart', () => {
    const lists = tagsOf(pdf).filter(({ type }) => type === 'L');
    expect(lists.map(({ children }) => children.length)).toEqual([
      statement.status.rows.length,
      statement.differentiators.items.length,
    ]);
  });
});

/** What a PDF loses, as it stands in the file and as long as before, and the rule that has to notice. */
const losses: [rule: string, from: string | RegExp, to: string][] = [
  ['5 (06-002)', '<pdfuaid:part>1', '<pdfuaid:part>9'],
  ['6.2', '/Marked true', '/Marked null'],
  ['7.1-2 (01-005)', /\/K \[\d{3}\]/, '/K [999]'],
  ['7.1-2 (ISO 32000-1', /\/StructParent 0\b/, '/StructParent 1'],
  ['7.1-8', '<dc:title>', '<dc:other>'],
  ['7.1-9', '/DisplayDocTitle true', '/DisplayDocTitle null'],
  ['7.1-11', '/Suspects false', '/Suspects true '],
  ['7.2-3', '/Lang (', '/Lost ('],
  ['7.16-1', '/Size ', '/Encrypt true /Size '],
  ['7.18.1-2', '/Subtype /Link', '/Subtype /Text'],
  ['7.18.3-1', '/Tabs /S', '/Tabs /R'],
  ['7.18.5-1', '/S /Link', '/S /Span'],
  ['7.18.5-2', '/Contents (', '/Unspoken ('],
  ['7.1-3', '/S /Figure', '/S /Fugire'],
  ['7.1-4', '/Strong /Span', '/Figure /Span'],
  ['ISO 14289-2, 8.2.5.2', '/S /Document', '/S /Sect    '],
  ['7.3-3', '/Alt (', '/Lost('],
  ['7.4.2-1', '/S /H1', '/S /H2'],
  ['7.4-1', '/S /H2', '/S /H4'],
  ['7.4.4', '/S /H3', '/S /H '],
  ['7.5-1', '/S /TR', '/S /LI'],
  ['7.5-2', '/Scope /Column', '/Other /Column'],
  ['7.6', '/S /LBody', '/S /Quote'],
  ['7.2-2', '/ToUnicode ', '/Lost      '],
  ['7.21.3.2-1', '/CIDToGIDMap /Identity', '/Lost        /Identity'],
  ['7.21.4.1-1', '/FontFile', '/LostFile'],
  ['7.21.7', '/ToUnicode ', '/Lost      '],
];

describe('the rules of ISO 14289', () => {
  let source: string;

  beforeAll(async () => {
    source = (await capabilityPdf(sheet, company.revision)).toString('latin1');
  });

  it.each(losses)('%s is noticed when it is broken', (rule, from, to) => {
    const broken = typeof from === 'string' ? source.replaceAll(from, to) : source.replace(from, to);
    expect(broken, 'what is to be lost').not.toBe(source);
    const pdf = readObjects(Buffer.from(broken, 'latin1'));
    const found = rules.find(({ name }) => name.startsWith(rule));
    expect(found?.faults(pdf), rule).not.toEqual([]);
  });
});
