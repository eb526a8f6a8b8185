import { company } from 'records:company';
import { claims } from 'words:statement';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimsSchema } from '#content/records/statement-claims.ts';
import { statement as sheet, statementRecords } from '#src/views/statement.ts';
import { type StatementSheet, statementSheet } from '#src/views/statement-sheet.ts';
import { capabilityPdf } from './capability-pdf.ts';
import { nodesOf, type ReadPdf, readPdf } from './read-pdf.ts';

const inch = 72;
/** What a desktop printer cannot reach at the edge of the paper. */
const unprinted = 0.25 * inch;
const letterHeight = 11 * inch;

const statements: [name: string, sheet: StatementSheet, smallest: number][] = [
  ['the statement', sheet, 8.5],
  // names and titles that others gave are set smaller before they are refused
  ['the longest statement', longestStatement(), 7],
];

describe.each(statements)('%s as PDF', (_, statement, smallest) => {
  let file: Buffer;
  let pdf: ReadPdf;

  beforeAll(async () => {
    file = await capabilityPdf(statement, company.revision);
    pdf = await readPdf(file);
  });

  it('is one page of A4, at most 120 kB, with no text below its smallest', () => {
    expect([pdf.pages, Math.round(pdf.width), Math.round(pdf.height)]).toEqual([1, 595, 842]);
    expect(file.length).toBeLessThanOrEqual(120_000);
    expect(Math.min(...pdf.runs.map(({ size }) => size))).toBeGreaterThan(smallest - 0.01);
  });

  it('keeps all text half an inch from the sides, and within US Letter when printed at its size', () => {
    const cut = (pdf.height - letterHeight) / 2 + unprinted;
    const outside = pdf.runs.filter(
      ({ x, y, width, size }) =>
        x < inch / 2 || x + width > pdf.width - inch / 2 || y < cut || y + 0.75 * size > pdf.height - cut,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
  });

  it('lets no text lie on another', () => {
    type Run = ReadPdf['runs'][number];
    const isLeft = (one: Run, other: Run) => one.x + one.width - 0.6 <= other.x + 0.6;
    const isBelow = (one: Run, other: Run) => one.y + 0.6 * one.size <= other.y - 0.05 * other.size;
    const lies = (one: Run, other: Run) =>
      ![isLeft, isBelow].some((isApart) => isApart(one, other) || isApart(other, one));
    const covered = pdf.runs.flatMap((one, index) =>
      pdf.runs.slice(index + 1).flatMap((other) => (lies(one, other) ? [`${one.text} | ${other.text}`] : [])),
    );
    expect(covered).toEqual([]);
  });

  it('is PDF/UA-1: tagged, titled, in English, with bookmarks and a described drawing', () => {
    expect(pdf.metadata).toMatch(/pdfuaid:part(>|=")1\b/);
    expect(pdf.language).toBe('en-US');
    expect(pdf.title).toBe(statement.title);
    const { competencies, past } = statement;
    const figures = nodesOf(pdf.structure).flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
    expect(figures).toEqual(statement === sheet ? [competencies.drawing] : []);
    expect(pdf.bookmarks).toContain(past?.heading);
    const { phone, email } = statement.contact;
    const ways = [`tel:${phone.e164}`, `mailto:${email}`, statement.number.current];
    expect(pdf.links).toEqual(expect.arrayContaining(ways));
  });
});

// the standard is asked for, and Typst holds the page to it: docs/decisions/015-listening.md
it.each([
  ['texts that leave no room', { overview: sheet.overview.repeat(30) }, /shorten/],
  ['a drawing that is not described', { competencies: { ...sheet.competencies, drawing: null } }, /alt/],
])('is not written with %s', async (_, lack, fault) => {
  const broken = { ...sheet, ...lack } as StatementSheet;
  await expect(capabilityPdf(broken, company.revision)).rejects.toThrow(fault);
});

function longestStatement(): StatementSheet {
  const { company, officer, bonding, bondingNote, naicsCodes, credentials, pastPerformance } =
    statementRecords;
  return statementSheet({
    ...statementRecords,
    company: {
      ...company,
      name: words(60),
      legalName: words(88),
      uei: 'W'.repeat(12),
      cage: 'W'.repeat(5),
      license: { ...company.license, number: '1-20-123456789', class: 'Mechanical' },
      website: 'https://www.treasure-coast-air-conditioning-and-refrigeration-of-florida.us',
      office: { ...company.office, street: words(60), city: words(40), zip: '33333-1234' },
      revision: '2026-09-30',
    },
    officer: {
      ...officer,
      line: words(78),
      email: 'government.contracting.office@treasurecoastairconditioning.us',
    },
    bonding: { ...bonding, single: 888_880_000, aggregate: 998_880_000, surety: words(70) },
    naicsCodes: naicsCodes.map(({ id, ...code }, index) => ({
      ...code,
      work: words(90),
      // the longest titles of NAICS 2022: one in eighteen is longer than 66 signs
      title: words(index === 0 ? 118 : index < 3 ? 105 : 66),
      sizeStandard: { employees: 1500 },
      isSmall: false,
      id,
    })),
    bondingNote: bondingNote.replaceAll(/\$\d+M/g, '$998.88M').replace(/ \d+ /, ' 30 '),
    emergencyClaim: { figure: '48 h', text: words(220) },
    // no two say the same, so that none share a line
    credentials: credentials.map((credential, index) => ({
      ...credential,
      shortName: words(credential.kind === 'registration' ? 10 : 18),
      date: '2026-09-30',
      brief: `${credential.kind === 'license' ? 'Mechanical, valid until' : 'September 30, 2026, to'} September 30, 2026`,
      statement: words(72).replace(/.$/, String(index)),
      ...(credential.verify && { verify: { ...credential.verify, label: words(60) } }),
    })),
    pastPerformance: pastPerformance.map((project) => ({
      ...project,
      title: words(40),
      location: words(30),
      customerType: words(28),
      role: words(28),
      tonnage: 100_000,
      duration: 520,
      valueBand: { min: 500_000, max: 1_000_000, isOpen: true },
    })),
    statementClaims: claimsSchema.parse({
      overview: words(156),
      competencies: claims.competencies.map(({ id }) => ({ id, title: words(20), text: words(50) })),
      differentiators: claims.differentiators.map(({ id }) => ({ id, figure: words(5), text: words(78) })),
      naicsNote: words(120),
      pastPerformanceNote: words(110),
    }),
  });
}

/** Running text of exactly so many characters. */
function words(count: number): string {
  const text = 'Planned maintenance of chilled-water plants in municipal buildings, ';
  return text.repeat(4).slice(0, count).replace(/ $/, 's');
}
