import type { Credential, Project } from '#content/schema.ts';
import type { StatementRecords } from '#content/statement-sheet.ts';

/**
 * The statement as data for procurement databases: numbers as numbers, days as `YYYY-MM-DD`, null for what is to be supplied.
 * Every field is described in docs/capability-statement-data.md.
 */
export function capabilityData(records: StatementRecords) {
  const { company, naicsCodes, credentials, pastPerformance, capabilityStatement, page } = records;
  const { bonding, license, office } = company;
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
      womanOwnedPercent: company.ownership.president,
      office: {
        street: office.street,
        city: office.city,
        county: office.county,
        state: office.state,
        zip: office.zip,
      },
    },
    contact: {
      name: capabilityStatement.contactName,
      phone: company.phone.e164,
      email: company.email,
    },
    overview: capabilityStatement.overview,
    naics: naicsCodes.map(({ code, title, sizeStandard, isPrimary }) => ({
      code,
      title,
      sizeStandardDollars: sizeStandard,
      primary: isPrimary,
    })),
    bonding: {
      singleDollars: bonding.single,
      aggregateDollars: bonding.aggregate,
      performanceBondPercent: bonding.performanceBondPercent,
      surety: bonding.surety,
    },
    registrations: credentials.filter(({ kind }) => kind === 'registration').map(standing),
    setAsides: credentials.filter(({ kind }) => kind === 'set-aside').map(standing),
    experience: credentials.filter(({ kind }) => kind === 'experience').map(standing),
    competencies: capabilityStatement.competencies.map(({ title, text }) => ({ title, text })),
    differentiators: capabilityStatement.differentiators.map(({ figure, text }) => ({ figure, text })),
    pastPerformance: pastPerformance.map(reference),
    serviceArea: {
      state: company.homeState,
      counties: company.countyCount,
      homeCounties: company.homeCounties,
      emergencyHours: company.emergency.governmentHours,
    },
  };
}

function standing({ name, longName, status, issuer, date, statement, verify }: Credential) {
  return {
    name,
    meaning: longName ?? null,
    status,
    issuer,
    date,
    statement,
    verifyUrl: verify ? verify.url : null,
  };
}

function reference(project: Project) {
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
