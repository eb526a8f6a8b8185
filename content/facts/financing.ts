import { financing as terms } from '../records/financing/financing.ts';
import type { FinancingWords } from './financing.schema.ts';
import { financingTerm } from './prices.ts';

const penalties = terms.hasPrepaymentPenalty ? 'a prepayment penalty' : 'no prepayment penalties';
const credit = 'Subject to credit approval.';

/** Paying over time. */
export const financing: FinancingWords = {
  title: 'Paying over time',
  text: `A new system can be financed through a lender for ${financingTerm}, with ${penalties}.`,
  conditions: terms.lender === null ? credit : `${credit} The lender is ${terms.lender}.`,
  action: 'Apply for Financing',
};
