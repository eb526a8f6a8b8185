import { routes } from '#content/routes.ts';
import * as schema from '#content/schema.ts';
import { type StatementSheet, statementSheet } from '#content/statement-sheet.ts';
import { content } from '#tools/content/content-registry.ts';
import { longest } from './longest-record.ts';

/** For tests: the statement with every text as long as its schema allows, nothing left to be supplied. */
export function longestStatement(): StatementSheet {
  const { company, naicsCodes, credentials, pastPerformance, capabilityStatement } = content;
  const supplied = 'supplied';
  return statementSheet({
    company: longest(schema.company, {
      ...company,
      legalName: supplied,
      uei: 'W'.repeat(12),
      cage: 'W'.repeat(5),
      license: { ...company.license, number: 'CMC1234567', class: 'Mechanical', qualifier: supplied },
      email: 'contracting.office@anhinga.co.us',
      website: 'https://anhinga-mechanical-contractor.us',
      office: { ...company.office, street: supplied, city: supplied, zip: '33333' },
      bonding: { ...company.bonding, single: 88_800_000, aggregate: 99_900_000, surety: supplied },
      revision: '2026-09-30',
    }),
    naicsCodes: naicsCodes.map((code) => longest(schema.naicsCode, code)),
    // no two say the same, so that none share a line
    credentials: credentials.map((credential, index) => {
      const date = credential.kind === 'registration' ? '2026-09-30' : credential.date;
      const { statement, ...rest } = longest(schema.credential, { ...credential, date });
      return { ...rest, statement: statement.replace(/.$/, String(index)) };
    }),
    pastPerformance: pastPerformance.map((project) =>
      longest(schema.pastProject, {
        ...project,
        tonnage: 100_000,
        duration: 520,
        valueBand: { min: 500_000, max: 1_000_000, isOpen: true },
      }),
    ),
    capabilityStatement: longest(schema.capabilityStatement, {
      ...capabilityStatement,
      contactName: supplied,
    }),
    page: routes.capabilityStatement,
  });
}
