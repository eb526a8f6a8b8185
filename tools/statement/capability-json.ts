import type { CredentialLine } from '#content/facts/credentials.ts';
import { emergencyConditions } from '#content/facts/promises.ts';
import { answerFrom } from '#content/facts/replies.ts';
import { referenceCount } from '#content/facts/statement-claims.ts';
import type { PastProject, StatementRecords } from '#content/facts/statement-sheet.ts';
import { promises } from '#content/records/promises/promises.ts';
import { pscCodes } from '#content/records/psc-codes/psc-codes.ts';

/**
 * The statement as data for procurement databases: numbers as numbers, days as `YYYY-MM-DD`, null for what is to be supplied.
 * Every field is described in docs/capability-statement-data.md.
 */
export function capabilityData(records: StatementRecords) {
  const { company, naicsCodes, credentials, pastPerformance, statementClaims, bonding, insurance, page } =
    records;
  const { license, office } = company;
  return {
    sample: company.sample,
    revision: company.revision,
    page: new URL(page.path, company.website).href,
    company: {
      name: company.name,
      legalName: company.legalName,
      uei: company.uei,
      cage: company.cage,
      website: company.website,
      license: {
        title: license.title,
        number: license.number,
        class: license.class,
        qualifier: license.qualifier,
        verifyUrl: license.verifyUrl,
      },
      womanOwnedPercent: records.womanOwnedPercent,
      office: {
        street: office.street,
        city: office.city,
        county: office.county,
        state: office.state,
        zip: office.zip,
      },
    },
    contact: {
      name: answerFrom.proposal.name,
      role: answerFrom.proposal.role,
      phone: company.phone.e164,
      email: company.email,
    },
    overview: statementClaims.overview,
    naics: naicsCodes.map(({ code, title, sizeStandard, isPrimary, isSmall }) => ({
      code,
      title,
      sizeStandardDollars: sizeStandard,
      primary: isPrimary,
      small: isSmall,
    })),
    psc: pscCodes.map(({ code, title }) => ({ code, title })),
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
    competencies: statementClaims.competencies.map(({ title, text }) => ({ title, text })),
    differentiators: [records.emergencyClaim, ...statementClaims.differentiators].map(({ figure, text }) => ({
      figure,
      text,
    })),
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

function standing({
  name,
  longName,
  status,
  issuer,
  number,
  date,
  validThrough,
  statement,
  verify,
}: CredentialLine) {
  return {
    name,
    meaning: longName ?? null,
    status,
    issuer,
    number,
    date,
    validThrough,
    statement,
    verifyUrl: verify ? verify.url : null,
  };
}

function reference(project: PastProject) {
  const { min, max, isOpen } = project.valueBand;
  return {
    sheet: project.sheet,
    title: project.title,
    location: project.location,
    customerType: project.customerType,
    role: project.role,
    year: project.year,
    weeks: project.duration,
    tons: project.tonnage,
    tonsOf: project.tonnageOf,
    valueDollars: { min, max, orMore: isOpen === true },
    sample: project.sample,
  };
}
