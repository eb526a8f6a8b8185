import {
  formatCount,
  formatDate,
  formatList,
  formatMillions,
  formatMoney,
  formatNumber,
  formatRange,
  orToBeSupplied,
  toBeSupplied,
} from './format.ts';
import type { CapabilityStatement, Company, Credential, NaicsCode, Project } from './schema.ts';
import { dateOf, experience, setAsides, statusWords } from './statement-standing.ts';

/** The records that the statement is made from. */
export interface StatementRecords {
  company: Company;
  naicsCodes: readonly NaicsCode[];
  credentials: readonly Credential[];
  pastPerformance: readonly Project[];
  capabilityStatement: CapabilityStatement;
  /** Sheet number and path of the page. */
  page: { sheet: string; path: string };
}

/** Every line of the one-page statement, in reading order. The page, its print and the PDF set exactly these texts. */
export type StatementSheet = ReturnType<typeof statementSheet>;

/** Sets the records as the lines of the statement. */
export function statementSheet(records: StatementRecords) {
  const { company, capabilityStatement, page } = records;
  return {
    name: company.name,
    kind: 'Capability statement',
    title: `${company.name}: capability statement`,
    overview: capabilityStatement.overview,
    identifiers: identifiers(records),
    naics: naics(records),
    bonding: bonding(company),
    status: setAsides(records.credentials),
    experience: experience(records.credentials),
    competencies: {
      heading: 'Core competencies, keyed to the section',
      drawing:
        'Section through a public building. 1: water-cooled chiller in the plant room. 2: rooftop unit. 3: cooling tower and condenser-water pipes. 4: control panel. 5: gauge on the chilled-water line. 6: temporary chiller on a trailer outside.',
      items: capabilityStatement.competencies.map(({ title, text }, index) => ({
        flag: index + 1,
        title,
        text,
      })),
    },
    past: past(records),
    differentiators: {
      heading: 'Differentiators',
      items: capabilityStatement.differentiators.map(({ figure, text }) => ({ figure, text })),
    },
    contact: {
      heading: 'Point of contact',
      name: capabilityStatement.contactName ?? `Name ${toBeSupplied}`,
      phone: company.phone,
      email: company.email,
    },
    office: office(company),
    area: {
      heading: 'Service area',
      text: `All ${company.countyCount} ${company.homeState} counties; home counties: ${formatList(company.homeCounties)}.`,
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

function identifiers({ company, credentials }: StatementRecords) {
  const { license } = company;
  const sam = credentials.find(({ kind }) => kind === 'registration');
  if (!sam)
    throw new Error('content/credentials.ts: no registration; the statement names the one in SAM.gov');
  return [
    { term: 'UEI', ...code(company.uei), note: 'Unique Entity ID' },
    { term: 'CAGE', ...code(company.cage), note: 'DLA entity code' },
    {
      term: `${company.homeState} license no.`,
      ...code(license.number),
      note: license.class ? `Florida certified, ${license.class}` : license.title,
    },
    {
      term: 'SAM.gov',
      value: sam.status === 'held' ? 'Active' : statusWords[sam.status],
      isCode: false,
      note: sam.date ? `As of ${dateOf(sam.date)}` : `As-of date ${toBeSupplied}`,
    },
    {
      term: 'Ownership',
      value: `Woman-owned, ${company.ownership.president}%`,
      isCode: false,
      note: 'Held by the president',
    },
  ];
}

/** What is typed into a form letter by letter is set like a figure. */
function code(value: string | null) {
  return { value: orToBeSupplied(value), isCode: value !== null };
}

function naics({ naicsCodes, capabilityStatement }: StatementRecords) {
  const line = ({ code, title, sizeStandard }: NaicsCode) => ({
    code,
    title,
    size: formatMillions(sizeStandard),
  });
  const [primary, ...others] = naicsCodes;
  if (!primary) throw new Error('content/naics.ts: no codes; the statement leads with the primary one');
  return {
    heading: 'NAICS codes',
    columns: { code: 'Code', title: 'Title', size: 'Size standard' },
    primary: { ...line(primary), note: `Primary. Size standard ${formatMillions(primary.sizeStandard)}` },
    others: others.map(line),
    note: capabilityStatement.naicsNote,
  };
}

function bonding({ bonding: { single, aggregate, performanceBondPercent, surety } }: Company) {
  return {
    heading: 'Bonding capacity',
    surety: `Surety: ${orToBeSupplied(surety)}`,
    single: { dollars: single, figure: formatMoney(single), unit: 'single project' },
    aggregate: { dollars: aggregate, figure: formatMoney(aggregate), unit: 'aggregate' },
    ticks: axisTicks(aggregate).map((dollars) => ({
      dollars,
      label: dollars === 0 ? '0' : formatMoney(dollars),
    })),
    note: `A performance bond adds ${performanceBondPercent}% of project cost.`,
  };
}

function past({ pastPerformance, capabilityStatement }: StatementRecords) {
  return {
    heading: 'Past performance, public buildings',
    columns: { project: 'Project', customer: 'Customer, role', value: 'Value, year' },
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
    note: capabilityStatement.pastPerformanceNote,
  };
}

function office({ legalName, office: { street, city, county, state, zip } }: Company) {
  return {
    heading: 'Office',
    lines: [
      legalName ?? `Legal name: ${toBeSupplied}`,
      street ?? `Street address ${toBeSupplied}`,
      city ? `${city}, ${state} ${zip ?? ''}`.trim() : `${county} County, ${state}`,
    ],
  };
}

/** Round dollars from zero to the largest bond, at most six marks. */
function axisTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => most / size <= 5);
  if (!step) throw new RangeError(`No scale for ${most} dollars`);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
