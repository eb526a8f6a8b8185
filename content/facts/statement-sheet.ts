import type { NaicsCode } from '../records/codes.ts';
import type { Company } from '../records/company.ts';
import type { Bonding, Insurance } from '../records/insurance.ts';
import type { Project } from '../records/projects.ts';
import {
  formatCount,
  formatDate,
  formatList,
  formatMillions,
  formatMoney,
  formatNumber,
  formatRange,
} from '../values/format.ts';
import { type CredentialLine, statusWords } from './credentials.ts';
import { standing } from './statement-standing.ts';

/** The words of the statement that are no record of their own; tools/statement/claims-schema.ts holds them to its one page. */
export interface StatementClaims {
  overview: string;
  competencies: readonly { id: string; title: string; text: string }[];
  differentiators: readonly { id: string; figure: string; text: string }[];
  naicsNote: string;
  pastPerformanceNote: string;
}

/** What the statement is made from. */
export interface StatementRecords {
  company: Company;
  bonding: Bonding;
  womanOwnedPercent: number;
  naicsCodes: readonly NaicsCode[];
  credentials: readonly CredentialLine[];
  pastPerformance: readonly PastProject[];
  statementClaims: StatementClaims;
  insurance: Insurance;
  /** What a bond adds, when the surety's letter comes, what the company is insured for. */
  bondingNote: string;
  emergencyClaim: { figure: string; text: string };
  /** What the section through the building shows. */
  sectionAlt: string;
  /** Whom contracting officers ask for: name and role. */
  contact: string;
  homeState: string;
  homeCounties: readonly string[];
  countyCount: number;
  /** Sheet number and path of the page. */
  page: { sheet: string; path: string };
}

/** As much of a project as the statement names. */
export type PastProject = Omit<Project, 'description' | 'features' | 'picture' | 'galleryPhotos' | 'page'>;

/** Every line of the one-page statement, in reading order. The page, its print and the PDF set exactly these texts. */
export type StatementSheet = ReturnType<typeof statementSheet>;

/** Sets the records as the lines of the statement. */
export function statementSheet(records: StatementRecords) {
  const { company, statementClaims, page } = records;
  return {
    name: company.name,
    kind: 'Capability statement',
    title: `${company.name}: capability statement`,
    overview: statementClaims.overview,
    identifiers: identifiers(records),
    naics: naics(records),
    bonding: bonding(records),
    status: standing(records.credentials),
    competencies: {
      heading: 'Core competencies, keyed to the section',
      drawing: records.sectionAlt,
      items: statementClaims.competencies.map(({ title, text }, index) => ({ flag: index + 1, title, text })),
    },
    past: past(records),
    differentiators: {
      heading: 'Differentiators',
      items: [records.emergencyClaim, ...statementClaims.differentiators].map(({ figure, text }) => ({
        figure,
        text,
      })),
    },
    contact: {
      heading: 'Point of contact',
      name: records.contact,
      phone: company.phone,
      email: company.email,
    },
    office: office(company),
    area: {
      heading: 'Service area',
      figure: `All ${records.countyCount} ${records.homeState} counties`,
      text: `Home counties: ${formatList(records.homeCounties)}.`,
    },
    revision: {
      heading: 'Revised',
      date: formatDate(company.revision),
      sample: company.sample ? 'Sample content: names and numbers are not real.' : null,
    },
    number: {
      heading: 'Sheet',
      figure: page.sheet,
      current: new URL(page.path, company.website).href,
      address: new URL(company.website).host,
    },
  };
}

interface Identifier {
  term: string;
  value: string;
  /** What is typed into a form letter by letter is set like a figure. */
  isCode: boolean;
  note: string;
}

function identifiers({ company, credentials, homeState, womanOwnedPercent }: StatementRecords): Identifier[] {
  const { license } = company;
  const registrations = credentials.filter(({ kind }) => kind === 'registration');
  const licensed = credentials.find(({ kind }) => kind === 'license');
  return [
    ...code('UEI', company.uei, 'Unique Entity ID'),
    ...code('CAGE code', company.cage, 'Commercial and Government Entity'),
    ...code(`${homeState} license no.`, license.number, licensed?.brief ?? license.class),
    ...registrations.map(({ shortName, status, brief }) => ({
      term: shortName,
      value: status === 'held' ? 'Active' : statusWords[status],
      isCode: false,
      note: brief,
    })),
    {
      term: 'Ownership',
      value: `Woman-owned small business, ${womanOwnedPercent}%`,
      isCode: false,
      note: 'Held by the president',
    },
  ];
}

/** The cell of a code; none where there is no such code. */
function code(term: string, value: string | null, note: string): Identifier[] {
  return value === null ? [] : [{ term, value, isCode: true, note }];
}

function naics({ naicsCodes, statementClaims }: StatementRecords) {
  const line = ({ code, title, sizeStandard, isSmall }: NaicsCode) => ({
    code,
    title,
    size: `${formatMillions(sizeStandard)}, ${isSmall ? 'small' : 'other'}`,
  });
  const [primary, ...others] = naicsCodes;
  if (!primary)
    throw new Error('content/records/naics-codes: no codes; the statement leads with the primary one');
  const own = line(primary);
  return {
    heading: 'NAICS codes',
    columns: { code: 'Code', title: 'Title', size: 'Size standard, our size' },
    primary: { ...own, note: `Primary. Standard ${own.size}` },
    others: others.map(line),
    note: statementClaims.naicsNote,
  };
}

function bonding({ bonding: { single, aggregate, surety }, bondingNote }: StatementRecords) {
  return {
    heading: 'Bonding capacity',
    surety: surety && `Surety: ${surety}`,
    single: { dollars: single, figure: formatMoney(single), unit: 'single project' },
    aggregate: { dollars: aggregate, figure: formatMoney(aggregate), unit: 'aggregate' },
    ticks: axisTicks(aggregate).map((dollars) => ({
      dollars,
      label: dollars === 0 ? '0' : formatMoney(dollars),
    })),
    note: bondingNote,
  };
}

function past({ pastPerformance, statementClaims }: StatementRecords) {
  return {
    heading: 'Past performance, public buildings',
    columns: {
      project: 'Project',
      place: 'Place, size',
      customer: 'Customer, role',
      value: 'Value',
      year: 'Year',
    },
    sample: pastPerformance.some(({ sample }) => sample) ? 'Sample projects' : null,
    rows: pastPerformance.map(
      ({ title, location, tonnage, tonnageOf, customerType, role, valueBand, year, duration }) => ({
        title,
        place: location,
        size: `${formatNumber(tonnage)} tons${tonnageOf === 'cooling' ? '' : ` of ${tonnageOf}`}, ${formatCount(duration, 'week')}`,
        customer: customerType,
        role,
        value: formatRange(valueBand, formatMoney),
        year: String(year),
      }),
    ),
    note: statementClaims.pastPerformanceNote,
  };
}

function office({ name, legalName, office: { street, city, state, zip } }: Company) {
  return { heading: 'Office', lines: [legalName ?? name, street, `${city}, ${state} ${zip}`] };
}

/** Round dollars from zero to the largest bond, at most six marks; throws a RangeError when the largest is not above zero. */
function axisTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => most / size <= 5);
  if (!step) throw new RangeError(`No scale for ${most} dollars`);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
