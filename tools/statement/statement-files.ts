import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { promises } from 'records:promises';
import { pscCodes } from 'records:psc-codes';
import { serviceArea } from 'records:service-area';
import { team } from 'records:team';
import { here } from 'words:language';
import { contactNote } from 'words:parts';
import { emergencyConditions } from 'words:sentences';
import { referenceCount, womanOwnedPercent } from '#content/facts/company-facts.ts';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Company } from '#content/records/company.ts';
import { measureOf } from '#content/records/credentials.ts';
import { addresses } from '#content/values/addresses.ts';
import type { CredentialLine } from '#src/views/credentials.ts';
import { counties } from '#src/views/identity.ts';
import { contactFile, statementJson, statementPdf } from '#src/views/routes.ts';
import { statement, statementRecords } from '#src/views/statement.ts';
import type { PastProject, StatementRecords } from '#src/views/statement-sheet.ts';
import { writeInto } from '#tools/sources.ts';
import { capabilityPdf } from './capability-pdf.ts';

/** Writes what can be taken along from /capability-statement: the PDF, its data as JSON, the company as a contact. */
export async function writeStatementFiles(folder: string): Promise<void> {
  await writeInto(folder, statementPdf, await capabilityPdf(statement, company.revision));
  await writeInto(folder, statementJson, `${JSON.stringify(capabilityData(statementRecords), null, 2)}\n`);
  await writeContactFile(folder);
}

/** Writes the company as a contact, in the language that is built. */
export function writeContactFile(folder: string): Promise<void> {
  return writeInto(folder, contactFile, vcard(company));
}

/** The company as a vCard 3.0 (RFC 2426), which every program reads: a fixed form, of which a package would save no line. */
export function vcard(company: Company): string {
  const { name, phone, email, website, revision } = company;
  const { street, city, state, zip } = company.office;
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', text(`-//${name}//${here.id.toUpperCase()}`)],
    ['UID', new URL('/#company', website).href],
    ['REV', `${revision}T00:00:00Z`],
    ['FN', text(name)],
    // required, and of a company empty
    ['N', ';;;;'],
    ['ORG', text(name)],
    // Apple's, for a card that is a company's and no person's
    ['X-ABShowAs', 'COMPANY'],
    ['TEL;TYPE=WORK,VOICE,PREF', phone.e164],
    ['EMAIL;TYPE=INTERNET,WORK', text(email)],
    // the box and the extension stay empty
    ['ADR;TYPE=WORK', ['', '', street, city, state, zip, 'United States'].map(text).join(';')],
    ['URL', website],
    ['NOTE', text(contactNote)],
    ['END', 'VCARD'],
  ]
    .map(([property, value]) => `${folded(`${property}:${value}`)}\r\n`)
    .join('');
}

function text(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line over 75 characters: the rest follows on lines that begin with a space. */
function folded(line: string): string {
  return line.match(/.{1,74}/gu)?.join('\r\n ') ?? '';
}

// Which facts stand in the file, and under which names, is ours to say.

const answerer = recordById('team', team, promises.replies.proposal.by, 'tools/statement/statement-files.ts');

/** The statement as data, null for what is to be supplied; docs/capability-statement-data.md describes every field. */
export function capabilityData(records: StatementRecords) {
  const { company, officer, credentials, statementClaims: claims, bonding } = records;
  return {
    ...pick(company, 'sample', 'revision'),
    page: new URL(addresses.capabilityStatement.path, company.website).href,
    company: {
      ...pick(company, 'name', 'legalName', 'uei', 'cage', 'website'),
      license: pick(company.license, 'title', 'number', 'class', 'qualifier', 'verifyUrl'),
      womanOwnedPercent: womanOwnedPercent(team),
      phone: company.phone.e164,
      office: pick(company.office, 'street', 'city', 'county', 'state', 'zip'),
    },
    contact: {
      ...pick(answerer, 'name', 'role'),
      sample: officer.isSample,
      phone: officer.phone.e164,
      email: officer.email,
    },
    overview: claims.overview,
    naics: records.naicsCodes.map(({ code, title, sizeStandard, isPrimary, isSmall }) => {
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
    competencies: claims.competencies.map((competency) => pick(competency, 'title', 'text')),
    differentiators: [records.emergencyClaim, ...claims.differentiators].map((one) =>
      pick(one, 'figure', 'text'),
    ),
    pastPerformance: records.pastPerformance.map(reference),
    references: referenceCount,
    serviceArea: {
      state: serviceArea.homeState,
      counties: counties.length,
      homeCounties: serviceArea.homeCounties,
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

function pick<Entry, Field extends keyof Entry>(record: Entry, ...fields: Field[]): Pick<Entry, Field> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Entry, Field>;
}
