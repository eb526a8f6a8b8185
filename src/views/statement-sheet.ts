import publicBuilding from 'records:sections/public-building';
import { serviceArea } from 'records:service-area';
import { status as statusWords } from 'words:credentials';
import * as words from 'words:statement';
import { weeks } from 'words:units';
import { isSpecimen } from '#content/records/specimens.ts';
import type { StatementClaims } from '#content/records/statement-claims.ts';
import { addresses } from '#content/values/addresses.ts';
import { addressLines, formatMoney, formatNumber, formatRange } from '#content/values/format.ts';
import { formatDate, formatList } from '#src/lib/format-words.ts';
import { byStatus } from './credential-statement.ts';
import type { CredentialLine } from './credentials.ts';
import { counties } from './identity.ts';
import { sizeStandard } from './size-standard.ts';
import type { statementRecords } from './statement.ts';

/** What the statement is made from: the company's own records, or others in their place. */
export type StatementRecords = Omit<typeof statementRecords, 'statementClaims'> & {
  statementClaims: StatementClaims;
};

export type PastProject = StatementRecords['pastPerformance'][number];

/** Every line of the one-page statement, in reading order. The page, its print and the PDF set exactly these texts. */
export type StatementSheet = ReturnType<typeof statementSheet>;

/** Sets the records as the lines of the statement. */
export function statementSheet(records: StatementRecords) {
  const { company, statementClaims } = records;
  const { sheet, path } = addresses.capabilityStatement;
  const { line, isSample, phone, email } = records.officer;
  return {
    name: company.name,
    kind: words.kind,
    title: words.title({ name: company.name }),
    overview: statementClaims.overview,
    identifiers: identifiers(records),
    naics: naics(records),
    bonding: bonding(records),
    status: { heading: words.status, rows: standing(records.credentials) },
    competencies: {
      heading: words.competencies,
      drawing: publicBuilding.alt,
      items: statementClaims.competencies.map(({ title, text }, index) => ({ flag: index + 1, title, text })),
    },
    past: past(records),
    differentiators: {
      heading: words.differentiators,
      items: [records.emergencyClaim, ...statementClaims.differentiators.map(({ id: _, ...one }) => one)],
    },
    contact: { heading: words.contact, name: line, isSpecimen: isSample, phone, email },
    office: {
      heading: words.office,
      lines: [company.legalName ?? company.name, ...addressLines(company.office)],
    },
    area: {
      heading: words.area.heading,
      figure: words.area.figure({ count: counties.length, state: serviceArea.homeState }),
      text: words.area.home({ names: formatList(serviceArea.homeCounties) }),
    },
    revision: {
      heading: words.revision.heading,
      date: formatDate(company.revision),
      sample: company.sample ? words.revision.sample : null,
    },
    number: {
      heading: words.sheet,
      figure: sheet,
      current: new URL(path, company.website).href,
      address: new URL(company.website).host,
    },
  };
}

function identifiers({ company, credentials }: StatementRecords) {
  const own = words.identifiers;
  const license = own.license({ state: serviceArea.homeState });
  const licensed = credentials.find(({ kind }) => kind === 'license');
  const codes = [
    { ...own.uei, value: company.uei },
    { ...own.cage, value: company.cage },
    { term: license, value: company.license.number, note: licensed?.brief ?? company.license.class },
  ];
  const registrations = credentials.filter(({ kind }) => kind === 'registration');
  return [
    // each is typed into a form letter by letter; none where there is no such code
    ...codes.flatMap(({ value, ...code }) =>
      value === null ? [] : [{ ...code, value, isCode: true, isSpecimen: isSpecimen(value) }],
    ),
    ...registrations.map(({ shortName: term, status, brief: note, isSpecimen }) => {
      const value = status === 'held' ? own.active : statusWords[status];
      return { term, value, isCode: false, isSpecimen, note };
    }),
    { ...own.ownership, isCode: false, isSpecimen: false },
  ];
}

/** As many codes besides the primary one as the sheet has room for. */
const mostOthers = 6;

function naics({ naicsCodes, statementClaims: { naicsNote } }: StatementRecords) {
  const [primary, ...others] = naicsCodes.map(({ code, title, sizeStandard: standard, isSmall }) => ({
    code,
    title,
    size: (isSmall ? words.naics.small : words.naics.other)({ size: sizeStandard(standard) }),
  }));
  if (!primary) return null;
  const further = others.length - mostOthers;
  return {
    heading: words.naics.heading,
    columns: words.naics.columns,
    primary: { ...primary, note: words.naics.primary({ size: primary.size }) },
    others: others.slice(0, mostOthers),
    note: further > 0 ? `${words.naics.further({ count: further })} ${naicsNote}` : naicsNote,
  };
}

function bonding({ bonding: { single, aggregate, surety }, bondingNote }: StatementRecords) {
  return {
    heading: words.bonding.heading,
    surety: surety && words.bonding.surety({ name: surety }),
    single: { dollars: single, figure: formatMoney(single), unit: words.bonding.single },
    aggregate: { dollars: aggregate, figure: formatMoney(aggregate), unit: words.bonding.aggregate },
    ticks: axisTicks(aggregate).map((dollars) => ({
      dollars,
      label: dollars === 0 ? '0' : formatMoney(dollars),
    })),
    note: bondingNote,
  };
}

function past({ pastPerformance, statementClaims }: StatementRecords) {
  if (pastPerformance.length === 0) return null;
  return {
    heading: words.past.heading,
    columns: words.past.columns,
    sample: pastPerformance.some(({ sample }) => sample) ? words.past.sample : null,
    rows: pastPerformance.map(
      ({ title, location, tonnage, tonnageOf, customerType, role, valueBand, year, duration }) => ({
        title,
        place: location,
        size: (tonnageOf === 'cooling' ? words.past.size : words.past.sizeOf)({
          tons: formatNumber(tonnage),
          of: tonnageOf,
          weeks: weeks({ count: duration }),
        }),
        customer: customerType,
        role,
        value: formatRange(valueBand, formatMoney),
        year: String(year),
      }),
    ),
    note: statementClaims.pastPerformanceNote,
  };
}

function standing(credentials: readonly CredentialLine[]) {
  // license and registration stand among the identifiers
  const shown = credentials.filter(({ kind }) => kind === 'set-aside' || kind === 'experience');
  return byStatus(shown).map((row) => ({ ...row, items: grouped(row.items) }));
}

/** Credentials of which the same is said, to be checked at the same place, share a line: WOSB, EDWOSB. */
function grouped(credentials: readonly CredentialLine[]) {
  const lines: { name: string; text: string; check: CredentialLine['verify']; isSpecimen: boolean }[] = [];
  for (const { shortName: name, statement: text, verify: check, isSpecimen } of credentials) {
    const alike = lines.find((line) => line.text === text && line.check?.url === check?.url);
    if (alike) alike.name += `, ${name}`;
    else lines.push({ name, text, check, isSpecimen });
  }
  return lines;
}

/** Round dollars from zero to the largest bond, at most six marks; throws a RangeError when the largest is not above zero. */
function axisTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => most / size <= 5);
  if (!step) throw new RangeError(`No scale for ${most} dollars`);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
