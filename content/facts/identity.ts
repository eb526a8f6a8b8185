import { company } from 'records:company';
import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { team } from 'records:team';
import type { Address } from '../records/company.ts';
import { formatDate, formatList, formatMonth } from '../values/format.ts';

// Who the company is, as it stands in sentences. What is null in the record may never come: a page leaves its line out.

const { license } = company;

/** Every page and print carries it by law. */
export const licenseNumber = license.number;
export const licenseLine = `${license.title} no.: ${license.number}`;
export const licenseShort = `${serviceArea.homeState} license no.: ${license.number}`;
/** The share that makes the company woman-owned, in percent. */
export const womanOwnedPercent = team.reduce(
  (total, { isWomanOwner, ownership }) => total + (isWomanOwner ? (ownership ?? 0) : 0),
  0,
);
/** 51%. */
export const womanOwned = `${womanOwnedPercent}%`;
/**
 * As the company describes itself, in small letters: the capitals WOSB are the SBA's program, which certifies. Size is
 * self-represented per NAICS code (FAR 52.219-1; 13 CFR 121.104, .406).
 */
export const ownerLine = `Woman-owned small business, ${womanOwned}`;
export const copyright = `© ${company.copyrightYear} ${company.name}`;
/** November 21, 2026. */
export const revision = formatDate(company.revision);
/** November 2026. */
export const revisionMonth = formatMonth(company.revision);

// Where, as it stands in sentences.

/** How many counties the state license covers: 67. */
export const countyCount = regions.reduce((total, { counties }) => total + counties.length, 0);
/** Broward, Palm Beach and Miami-Dade. */
export const homeCounties = formatList(serviceArea.homeCounties);
/** The same as who does something: Broward, Palm Beach and Miami-Dade are. */
export const homeCountiesAre = `${homeCounties} ${serviceArea.homeCounties.length === 1 ? 'is' : 'are'}`;
/** 64. */
export const otherCountyCount = countyCount - serviceArea.homeCounties.length;
export const officeLines = addressLines(company.office);
export const mailingLines = addressLines(company.mailing);

function addressLines({ street, city, state, zip }: Address): string[] {
  return [street, `${city}, ${state} ${zip}`];
}

/** All counties from A to Z, with the number of their region and whether the emergency hours hold there. */
export const counties = regions
  .flatMap(({ number, counties: names }) =>
    names.map((name) => ({ name, region: number, isHome: serviceArea.homeCounties.includes(name) })),
  )
  .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));

/** All names from A to Z. */
export const countyNames = counties.map(({ name }) => name);
