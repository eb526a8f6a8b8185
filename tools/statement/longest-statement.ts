import { claims } from 'words:statement';
import { claimsSchema } from '#content/records/statement-claims.ts';
import { statementRecords } from '#src/views/statement.ts';
import { type StatementSheet, statementSheet } from '#src/views/statement-sheet.ts';

/** For tests: the statement with every text as long as its schema allows, and nothing left out. */
export function longestStatement(): StatementSheet {
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
  return text
    .repeat(Math.ceil(count / text.length))
    .slice(0, count)
    .replace(/ $/, 's');
}
