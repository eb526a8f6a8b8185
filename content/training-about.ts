import { company } from './company.ts';
import { toBeSupplied } from './format.ts';
import type { Entry } from './schema.ts';

/** What an applicant asks first. */
export const trainingAbout = [
  {
    id: 'who',
    title: 'Who it is for',
    text: 'Beginners, working technicians and the crews of our partners.',
  },
  {
    id: 'where',
    title: 'Where',
    text: `Our shop in ${company.office.county} County, on real equipment. Street address: ${toBeSupplied}.`,
  },
  {
    id: 'cost',
    title: 'What it costs',
    text: `The fee, and who pays it: ${toBeSupplied}. We say it before you sign.`,
  },
  {
    id: 'end',
    title: 'At the end',
    text: 'A certificate of completion. It is not a diploma.',
  },
] as const satisfies readonly Entry[];
