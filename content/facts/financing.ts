import { financing as terms } from 'records:financing';
import { formatCents, formatDollars, formatNumber } from '../values/format.ts';
import type { FinancingWords } from './financing.schema.ts';
import { financingTerm } from './prices.ts';

const { lender } = terms;
const penalties = terms.hasPrepaymentPenalty ? 'a prepayment penalty' : 'no prepayment penalties';
const title = 'Paying over time';
const action = 'Apply for Financing';

/**
 * Paying over time. A stated period stands only beside down payment, payments and annual percentage rate of a lender
 * (Regulation Z, 12 CFR 1026.24(d)); without a lender no period is named.
 */
export const financing: FinancingWords = lender
  ? {
      title,
      text: `A new system can be financed for ${financingTerm}, with ${penalties}.`,
      example: {
        title: `Example, ${lender.name}`,
        figure: formatCents(lender.paymentCents),
        unit: `a month for ${formatNumber(lender.payments)} months`,
        facts: [
          { term: 'Financed', value: formatDollars(lender.principal) },
          { term: 'Down payment', value: formatDollars(lender.downPayment) },
          {
            term: 'Annual percentage rate (APR)',
            value: `${lender.aprPercent}%, ${lender.isFixed ? 'fixed' : 'variable'}`,
          },
          { term: 'In all', value: formatCents(lender.paymentCents * lender.payments) },
        ],
      },
      conditions: 'Subject to credit approval.',
      action,
    }
  : {
      title,
      text: `A new system can be paid for over time, with ${penalties}. Rate, payments and term come in writing from the lender before you sign.`,
      example: null,
      conditions: 'Subject to credit approval by the lender. We are not the lender.',
      action,
    };

/** Whether the lender and its figures are stand-ins. */
export const isSampleLender = lender?.sample === true;
