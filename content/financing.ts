import { company } from './company.ts';
import { financingTerm, lender } from './facts.ts';
import type { Financing } from './schema.ts';

const penalties = company.financing.hasPrepaymentPenalty ? 'a prepayment penalty' : 'no prepayment penalties';

/** Paying over time. A stated term calls for the lender, its rate and an example (Regulation Z, 12 CFR 1026.24). */
export const financing = {
  title: 'Paying over time',
  text: `A new system can be financed through a lender for ${financingTerm}, with ${penalties}.`,
  conditions: `Subject to credit approval. The lender, its rate and an example of the payments: ${lender}.`,
  action: 'Apply for Financing',
} as const satisfies Financing;
