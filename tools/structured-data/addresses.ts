import { company } from 'records:company';

/** A path of the site, or an address on it, in full. */
export function absolute(path: string): string {
  return new URL(path, company.website).href;
}

/** What other objects call the company by; the home page describes it. */
export const companyId = absolute('/#company');
