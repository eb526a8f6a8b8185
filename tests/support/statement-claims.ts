import { capabilityStatement } from '#content/capability-statement.ts';
import { company } from '#content/company.ts';
import { credentials } from '#content/credentials.ts';
import { formatCount, formatDate, formatMillions, formatMoney, formatRange } from '#content/format.ts';
import { naicsCodes } from '#content/naics.ts';
import { pastPerformance } from '#content/past-performance.ts';
import { routes } from '#content/routes.ts';
import type { CapabilityStatement, Credential, NaicsCode, Project } from '#content/schema.ts';

/** What the statement has to say, read from the records alone: a name for the report, and the words as they follow each other. */
type Claim = readonly [what: string, words: string];

const missing = 'to be supplied';
const { bonding, license, office, ownership, homeCounties } = company;
const words: CapabilityStatement = capabilityStatement;

/** Every identifier, code, figure and claim of the statement. */
const claims: readonly Claim[] = [
  ['name', company.name],
  ['overview', words.overview],
  ['UEI', 'UEI'],
  ['UEI', company.uei ?? missing],
  ['CAGE', 'CAGE'],
  ['CAGE', company.cage ?? missing],
  ['license', `${company.homeState} license no.`],
  ['license', license.number ?? missing],
  ['license', license.class ?? license.title],
  ['ownership', `Woman-owned, ${ownership.president}%`],
  ['bond, single', `${formatMoney(bonding.single)} single project`],
  ['bond, aggregate', `${formatMoney(bonding.aggregate)} aggregate`],
  ['performance bond', `${bonding.performanceBondPercent}% of project cost`],
  ['surety', `Surety: ${bonding.surety ?? missing}`],
  ...naicsCodes.flatMap(naics),
  ['size standards', words.naicsNote],
  ...credentials.flatMap(credential),
  ['FEMA', `Experience, not a certification Experience`],
  ...words.competencies.map(({ title, text }): Claim => ['competency', `${title} ${text}`]),
  ...words.differentiators.map(({ figure, text }): Claim => ['differentiator', `${figure} ${text}`]),
  ...pastPerformance.flatMap(project),
  ['past performance', words.pastPerformanceNote],
  ['point of contact', words.contactName ?? `Name ${missing}`],
  ['phone', company.phone.display],
  ['email', company.email],
  ['legal name', company.legalName ?? `Legal name: ${missing}`],
  ['office', office.street ?? `Street address ${missing}`],
  ['office', office.city ?? `${office.county} County`],
  ['service area', `All ${company.countyCount} ${company.homeState} counties`],
  ['service area', `${homeCounties.slice(0, -1).join(', ')} and ${homeCounties.at(-1)}.`],
  ['revision', formatDate(company.revision)],
  ['sheet', routes.capabilityStatement.sheet],
];

function naics({ code, title, sizeStandard, isPrimary }: NaicsCode): Claim[] {
  const size = formatMillions(sizeStandard);
  return [
    [
      `NAICS ${code}`,
      isPrimary ? `${code} ${title} Primary. Size standard ${size}` : `${code} ${title} ${size}`,
    ],
  ];
}

/** The license stands among the identifiers, the registration as well; the others with status and statement. */
function credential({ shortName, kind, status, statement, verify }: Credential): Claim[] {
  if (kind === 'license') return [];
  if (kind === 'registration')
    return [
      [shortName, 'SAM.gov'],
      [shortName, status === 'held' ? 'Active' : status],
    ];
  const word = { held: 'Held', 'in-process': 'In process', experience: 'Experience' }[status];
  const first = credentials.find((other) => other.kind === kind && other.status === status)?.shortName;
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
  duration,
  customerType,
  role,
  valueBand,
  year,
}: Project): Claim[] {
  const size = `${tonnage.toLocaleString('en-US')} tons, ${formatCount(duration, 'week')}`;
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

/** Every figure that a text shows, each once, in order: codes, dollars, percents, years, counts. */
export function figuresOf(text: string): string[] {
  const found = text.match(/\$?\d[\d.,:/–-]*(?:[KM]\b)?[%+]?/g) ?? [];
  return [...new Set(found.map((figure) => figure.replace(/[.,:/–-]+$/, '')))].sort();
}

function squeezed(text: string): string {
  return text.replace(/[\s\u200b]/g, '').toLowerCase();
}
