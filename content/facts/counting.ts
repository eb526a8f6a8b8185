import { company } from 'records:company';
import type { Company } from '../records/company.ts';

// Whether visits are counted: it follows from one setting of the company.

/** What /privacy says about counting, for each setting. */
export function describeCounting(counter: Company['counter']): {
  lead: string;
  visit: string[];
  short: string;
} {
  if (!counter)
    return {
      lead: 'No cookies, no analytics, no advertising, and no file from another company.',
      visit: [],
      short: 'no cookies, no analytics, no third parties',
    };
  return {
    lead: 'No cookies, no advertising, and no file from another company. Visits are counted, not visitors.',
    visit: [
      `Our own counter at ${new URL(counter.script).host} notes which page is opened, from which site, and on what kind of device. It sets no cookie, keeps no IP address, and follows nobody from one day to the next.`,
    ],
    short: 'no cookies, no third parties, a counter of our own',
  };
}

/** The same for the company as it is set up. */
export const counting = describeCounting(company.counter);

/** Where the counter's script lies, and the server that it tells; null while nothing is counted. */
export const counter = company.counter
  ? { ...company.counter, origin: new URL(company.counter.script).origin }
  : null;
