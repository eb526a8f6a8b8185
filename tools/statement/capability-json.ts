// Which facts stand in the file, and under which names, is ours to say.

import { promises } from 'records:promises';
import { pscCodes } from 'records:psc-codes';
import { team } from 'records:team';
import { emergencyConditions } from 'words:sentences';
import { referenceCount } from '#content/facts/company-facts.ts';
import { recordById } from '#content/facts/record-by-id.ts';
import { measureOf } from '#content/records/credentials.ts';
import type { CredentialLine } from '#src/views/credentials.ts';
import type { PastProject, StatementRecords } from '#src/views/statement-sheet.ts';

const answerer = recordById('team', team, promises.replies.proposal.by, 'tools/statement/capability-json.ts');

/**
 * The statement as data for procurement databases: numbers as numbers, days as `YYYY-MM-DD`, null for what is to be supplied.
 * Every field is described in docs/capability-statement-data.md.
 */
export function capabilityData(records: StatementRecords) {
  const {
    company,
    officer,
    naicsCodes,
    credentials,
    pastPerformance,
    statementClaims,
    bonding,
    insurance,
    page,
  } = records;
  return {
    ...pick(company, 'sample', 'revision'),
    page: new URL(page.path, company.website).href,
    company: {
      ...pick(company, 'name', 'legalName', 'uei', 'cage', 'website'),
      license: pick(company.license, 'title', 'number', 'class', 'qualifier', 'verifyUrl'),
      womanOwnedPercent: records.womanOwnedPercent,
      phone: company.phone.e164,
      office: pick(company.office, 'street', 'city', 'county', 'state', 'zip'),
    },
    contact: {
      ...pick(answerer, 'name', 'role'),
      sample: officer.isSample,
      phone: officer.phone.e164,
      email: officer.email,
    },
    overview: statementClaims.overview,
    naics: naicsCodes.map(({ code, title, sizeStandard, isPrimary, isSmall }) => {
      const [measure, most] = measureOf(sizeStandard);
      const inMeasure = (wanted: typeof measure) => (measure === wanted ? most : null);
      return {
        code,
        title,
        sizeStandardDollars: inMeasure('receipts'),
        sizeStandardEmployees: inMeasure('employees'),
        sizeStandardAssetsDollars: inMeasure('assets'),
        primary: isPrimary,
        small: isSmall,
      };
    }),
    psc: pscCodes.map((psc) => pick(psc, 'code', 'title')),
    bonding: {
      singleDollars: bonding.single,
      aggregateDollars: bonding.aggregate,
      performanceBondPercent: bonding.performanceBondPercent,
      surety: bonding.surety,
      letterBusinessDays: bonding.letterDays,
    },
    insurance: {
      insurer: insurance.insurer,
      liabilityOccurrenceDollars: insurance.liability.occurrence,
      liabilityAggregateDollars: insurance.liability.aggregate,
      autoDollars: insurance.auto,
      umbrellaDollars: insurance.umbrella,
      employersLiabilityDollars: insurance.employersLiability,
      validThrough: insurance.validThrough,
    },
    registrations: credentials.filter(({ kind }) => kind === 'registration').map(standing),
    setAsides: credentials.filter(({ kind }) => kind === 'set-aside').map(standing),
    experience: credentials.filter(({ kind }) => kind === 'experience').map(standing),
    competencies: statementClaims.competencies.map((competency) => pick(competency, 'title', 'text')),
    differentiators: [records.emergencyClaim, ...statementClaims.differentiators].map((one) =>
      pick(one, 'figure', 'text'),
    ),
    pastPerformance: pastPerformance.map(reference),
    references: referenceCount,
    serviceArea: {
      state: records.homeState,
      counties: records.countyCount,
      homeCounties: records.homeCounties,
      emergencyHours: promises.emergency.governmentHours,
      emergencyConditions,
    },
  };
}

function standing(line: CredentialLine) {
  return {
    name: line.name,
    meaning: line.longName ?? null,
    ...pick(line, 'status', 'issuer', 'number', 'date', 'validThrough', 'statement'),
    verifyUrl: line.verify ? line.verify.url : null,
  };
}

function reference(project: PastProject) {
  const { min, max, isOpen } = project.valueBand;
  return {
    ...pick(project, 'sheet', 'title', 'location', 'customerType', 'role', 'year'),
    weeks: project.duration,
    tons: project.tonnage,
    tonsOf: project.tonnageOf,
    valueDollars: { min, max, orMore: isOpen === true },
    sample: project.sample,
  };
}

/** The fields of a record that the file has under the same name. */
function pick<Entry, Field extends keyof Entry>(record: Entry, ...fields: Field[]): Pick<Entry, Field> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Entry, Field>;
}
