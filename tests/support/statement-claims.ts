import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import { serviceArea } from 'records:service-area';
import { credentialLines } from '#content/facts/credentials.ts';
import { homeCounties, ownerLine } from '#content/facts/identity.ts';
import { proposalContact } from '#content/facts/promises.ts';
import { pastPerformance, statement as sheet, statementClaims as words } from '#content/facts/statement.ts';
import { formatCount, formatDate, formatMillions, formatMoney, formatRange } from '#content/values/format.ts';

const { license } = company;
const { occurrence, aggregate } = insurance.liability;

/** What the statement says besides its lines, or has to say as its records do; what is null in its record is left out. */
const claims: readonly (string | null)[] = [
  company.uei,
  company.cage,
  `${serviceArea.homeState} license no.`,
  license.number,
  license.class,
  ownerLine,
  `${formatMoney(bonding.single)} single project`,
  `${formatMoney(bonding.aggregate)} aggregate`,
  `${bonding.performanceBondPercent}% of project cost`,
  bonding.surety && `Surety: ${bonding.surety}`,
  bonding.surety && `Surety letter within ${formatCount(bonding.letterDays, 'business day')}`,
  `${formatMoney(occurrence)} each occurrence, ${formatMoney(aggregate)} aggregate`,
  insurance.umbrella === null ? null : `umbrella ${formatMoney(insurance.umbrella)}`,
  ...naicsCodes.map(({ code, title, sizeStandard, isPrimary, isSmall }) => {
    const size = `${formatMillions(sizeStandard)}, ${isSmall ? 'small' : 'other'}`;
    return isPrimary ? `${code} ${title} Primary. Standard ${size}` : `${code} ${title} ${size}`;
  }),
  ...pscCodes.map(({ code }) => code),
  ...credentialLines
    .filter(({ kind }) => kind !== 'license' && kind !== 'registration')
    .flatMap(({ word, shortName, statement, verify }) => [
      word,
      shortName,
      `${statement} ${verify?.label ?? ''}`,
    ]),
  'SAM.gov',
  ...pastPerformance.map(({ customerType, role }) => `${customerType} ${role}`),
  ...pastPerformance.map(({ valueBand, year }) => `${formatRange(valueBand, formatMoney)} ${year}`),
  words.naicsNote,
  words.pastPerformanceNote,
  proposalContact,
  company.phone.display,
  company.legalName,
  `${homeCounties}.`,
  formatDate(company.revision),
];

/** What page and PDF say in the same order; notes stand where there is room. */
const lines: readonly string[] = [
  sheet.name,
  sheet.kind,
  sheet.overview,
  ...sheet.identifiers.map(({ value }) => value),
  sheet.naics.heading,
  sheet.naics.primary.code,
  ...sheet.naics.others.flatMap(({ code, title, size }) => [code, title, size]),
  sheet.bonding.heading,
  ...[sheet.bonding.single, sheet.bonding.aggregate].flatMap(({ figure, unit }) => [figure, unit]),
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

/** What a text leaves out of the statement, whatever its line breaks and capitals. */
export function unmade(text: string): string[] {
  const said = squeezed(text);
  return [...claims, ...lines].flatMap((claim) =>
    claim === null || said.includes(squeezed(claim)) ? [] : [claim],
  );
}

/** The lines of the statement that a text does not say where they belong: each after the one before it. */
export function misplaced(text: string): string[] {
  const said = squeezed(text);
  let at = 0;
  return lines.filter((line) => {
    const found = said.indexOf(squeezed(line), at);
    if (found >= 0) at = found + squeezed(line).length;
    return found < 0;
  });
}

/** Every figure that a text shows, each once, in order: codes, dollars, percents, years, counts. */
export function figuresOf(text: string): string[] {
  const found = text.match(/\$?\d[\d.,:/–-]*(?:[KM]\b)?[%+]?/g) ?? [];
  return [...new Set(found.map((figure) => figure.replace(/[.,:/–-]+$/, '')))].sort();
}

function squeezed(text: string): string {
  return text.replace(/[\s\u200b]/g, '').toLowerCase();
}
