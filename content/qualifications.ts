import { company } from './company.ts';
import type { Entry } from './schema.ts';

/** What every partner must hold. */
export const qualifications = [
  {
    id: 'license',
    title: 'License for the trade',
    text: 'Florida certified or registered, or the county’s card where the state has none.',
  },
  {
    id: 'liability',
    title: 'General liability',
    text: `Certificate naming ${company.name} as additional insured.`,
  },
  { id: 'compensation', title: 'Workers’ compensation', text: 'Certificate, or a valid Florida exemption.' },
  {
    id: 'safety',
    title: 'Safety',
    text: 'OSHA 10-hour completion card for each worker, 30-hour for the lead.',
  },
  {
    id: 'references',
    title: 'Two references',
    text: 'Jobs of your trade in the last three years, with a person to call.',
  },
  {
    id: 'access',
    title: 'Tax and site access',
    text: 'Form W-9, and a crew willing to pass a background check on public sites.',
  },
] as const satisfies readonly Entry[];
