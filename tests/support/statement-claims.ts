import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import { serviceArea } from 'records:service-area';
import { routes } from '#content/addresses/routes.ts';
import { type CredentialLine, credentialLines } from '#content/facts/credentials.ts';
import { countyCount, homeCounties, ownerLine } from '#content/facts/identity.ts';
import { proposalContact } from '#content/facts/promises.ts';
import {
  emergencyClaim,
  pastPerformance,
  statement as sheet,
  statementClaims as words,
} from '#content/facts/statement.ts';
import type { PastProject } from '#content/facts/statement-sheet.ts';
import type { NaicsCode } from '#content/records/codes.ts';
import {
  formatCount,
  formatDate,
  formatMillions,
  formatMoney,
  formatNumber,
  formatRange,
} from '#content/values/format.ts';

/** What the statement has to say, read from the records alone: a name for the report, and the words as they follow each other. */
type Claim = readonly [what: string, words: string];

const { license, office } = company;
/** What is null in its record is left out of the statement. */
const claim = (what: string, fact: string | null): Claim[] => (fact === null ? [] : [[what, fact]]);

/** Every identifier, code, figure and claim of the statement. */
const claims: readonly Claim[] = [
  ['name', company.name],
  ['overview', words.overview],
  ...claim('UEI', company.uei),
  ...claim('CAGE', company.cage),
  ['license', `${serviceArea.homeState} license no.`],
  ['license', license.number],
  ['license', license.class],
  ['ownership', ownerLine],
  ['bond, single', `${formatMoney(bonding.single)} single project`],
  ['bond, aggregate', `${formatMoney(bonding.aggregate)} aggregate`],
  ['performance bond', `${bonding.performanceBondPercent}% of project cost`],
  ...claim('surety', bonding.surety && `Surety: ${bonding.surety}`),
  ...claim(
    'surety letter',
    bonding.surety && `Surety letter within ${formatCount(bonding.letterDays, 'business day')}`,
  ),
  [
    'liability',
    `${formatMoney(insurance.liability.occurrence)} each occurrence, ${formatMoney(insurance.liability.aggregate)} aggregate`,
  ],
  ...claim('umbrella', insurance.umbrella === null ? null : `umbrella ${formatMoney(insurance.umbrella)}`),
  ...naicsCodes.flatMap(naics),
  ...pscCodes.map(({ code }): Claim => ['PSC', code]),
  ['size standards', words.naicsNote],
  ...credentialLines.flatMap(credential),
  ...words.competencies.map(({ title, text }): Claim => ['competency', `${title} ${text}`]),
  ['differentiator', `${emergencyClaim.figure} ${emergencyClaim.text}`],
  ...words.differentiators.map(({ figure, text }): Claim => ['differentiator', `${figure} ${text}`]),
  ...pastPerformance.flatMap(project),
  ['past performance', words.pastPerformanceNote],
  ...claim('point of contact', proposalContact),
  ['phone', company.phone.display],
  ['email', company.email],
  ['legal name', company.legalName ?? company.name],
  ['office', office.street],
  ['office', `${office.city}, ${office.state} ${office.zip}`],
  ['service area', `All ${countyCount} ${serviceArea.homeState} counties`],
  ['service area', `${homeCounties}.`],
  ['revision', formatDate(company.revision)],
  ['sheet', routes.capabilityStatement.sheet],
];

function naics({ code, title, sizeStandard, isPrimary, isSmall }: NaicsCode): Claim[] {
  const size = `${formatMillions(sizeStandard)}, ${isSmall ? 'small' : 'other'}`;
  return [
    [`NAICS ${code}`, isPrimary ? `${code} ${title} Primary. Standard ${size}` : `${code} ${title} ${size}`],
  ];
}

/** The license stands among the identifiers, the registration as well; the others with status and statement. */
function credential({ shortName, kind, status, word, brief, statement, verify }: CredentialLine): Claim[] {
  if (kind === 'license') return [['license', brief]];
  if (kind === 'registration')
    return [
      [shortName, 'SAM.gov'],
      [shortName, `${status === 'held' ? 'Active' : word} ${brief}`],
    ];
  const first = credentialLines.find((other) => other.kind === kind && other.status === status)?.shortName;
  return [
    [shortName, `${word} ${first}`],
    [shortName, shortName],
    [shortName, `${statement} ${verify?.label ?? ''}`],
  ];
}

function project({
  title,
  location,
  tonnage,
  tonnageOf,
  duration,
  customerType,
  role,
  valueBand,
  year,
}: PastProject): Claim[] {
  // a machine's tons are tons of cooling; only other tons say of what
  const tons = `${formatNumber(tonnage)} tons${tonnageOf === 'cooling' ? '' : ` of ${tonnageOf}`}`;
  const size = `${tons}, ${formatCount(duration, 'week')}`;
  return [
    [title, `${title} ${location} ${size}`],
    [title, `${customerType} ${role}`],
    [title, `${formatRange(valueBand, formatMoney)} ${year}`],
  ];
}

/** The claims that a text does not make, whatever its line breaks and capitals. */
export function unmade(text: string): string[] {
  const said = squeezed(text);
  return claims
    .filter(([, claim]) => !said.includes(squeezed(claim)))
    .map(([what, claim]) => `${what}: ${claim}`);
}

/** The lines of the statement that a text does not say where they belong: each after the one before it. */
export function misplaced(text: string): string[] {
  const said = squeezed(text);
  let at = 0;
  return inOrder.filter((line) => {
    const found = said.indexOf(squeezed(line), at);
    if (found >= 0) at = found + squeezed(line).length;
    return found < 0;
  });
}

/** What page and PDF say in the same order; notes stand where there is room. */
const inOrder: readonly string[] = [
  sheet.name,
  sheet.kind,
  sheet.overview,
  ...sheet.identifiers.map(({ value }) => value),
  sheet.naics.heading,
  sheet.naics.primary.code,
  ...sheet.naics.others.flatMap(({ code, title, size }) => [code, title, size]),
  sheet.bonding.heading,
  ...[sheet.bonding.single, sheet.bonding.aggregate].flatMap(({ figure, unit }) => [figure, unit]),
  sheet.status.heading,
  ...sheet.status.rows.flatMap(({ items }) => items.flatMap(({ name, text }) => [name, text])),
  sheet.competencies.heading,
  ...sheet.competencies.items.flatMap(({ title, text }) => [title, text]),
  sheet.past.heading,
  ...sheet.past.rows.flatMap(({ title, place, size, customer, role, value }) => [
    title,
    place,
    size,
    customer,
    role,
    value,
  ]),
  sheet.differentiators.heading,
  ...sheet.differentiators.items.flatMap(({ figure, text }) => [figure, text]),
  sheet.contact.heading,
  sheet.contact.email,
  sheet.office.heading,
  ...sheet.office.lines,
  sheet.area.heading,
  sheet.area.figure,
  sheet.area.text,
  sheet.number.heading,
  sheet.number.figure,
];

/** Every figure that a text shows, each once, in order: codes, dollars, percents, years, counts. */
export function figuresOf(text: string): string[] {
  const found = text.match(/\$?\d[\d.,:/–-]*(?:[KM]\b)?[%+]?/g) ?? [];
  return [...new Set(found.map((figure) => figure.replace(/[.,:/–-]+$/, '')))].sort();
}

function squeezed(text: string): string {
  return text.replace(/[\s\u200b]/g, '').toLowerCase();
}
