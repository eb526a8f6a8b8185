import { company } from './company.ts';
import { homeCounties } from './facts.ts';
import type { Entry } from './schema.ts';

/** How we treat a partner; terms are sample until the owner confirms each. */
export const partnerBenefits = [
  {
    id: 'drawings',
    sample: true,
    title: 'Drawings before price',
    text: 'Plans, equipment cuts and site photographs with each request.',
  },
  {
    id: 'scope',
    sample: true,
    title: 'Scope in writing',
    text: 'A list of what is yours, ours and the owner’s.',
  },
  {
    id: 'payment',
    sample: true,
    title: 'Payment dates named',
    text: 'They stand in the subcontract, with the retainage and its release.',
  },
  {
    id: 'paperwork',
    sample: true,
    title: 'Paperwork help',
    text: 'We show you certified payroll and product approvals once, and check yours.',
  },
  {
    id: 'near',
    sample: true,
    title: 'Work near home',
    text: `${homeCounties} first, so that crews sleep in their own beds.`,
  },
  {
    id: 'service',
    sample: true,
    title: 'Service calls',
    text: `A place on the ${company.emergency.line} list, if you want one.`,
  },
] as const satisfies readonly Entry[];
