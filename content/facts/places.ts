import { company } from 'records:company';
import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import type { Address } from '../records/company.ts';
import { formatList } from '../values/format.ts';

// Where, as it stands in sentences.

/** How many counties the state license covers: 67. */
export const countyCount = regions.reduce((total, { counties }) => total + counties.length, 0);
/** Broward, Palm Beach and Miami-Dade. */
export const homeCounties = formatList(serviceArea.homeCounties);
/** 64. */
export const otherCountyCount = countyCount - serviceArea.homeCounties.length;
export const officeLines = addressLines(company.office);
export const mailingLines = addressLines(company.mailing);

function addressLines({ street, city, state, zip }: Address): string[] {
  return [street, `${city}, ${state} ${zip}`];
}
