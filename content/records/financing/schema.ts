import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { sample, text, whole } from '../fields.ts';

/** An example of what a lender charges; its figures must agree with each other. */
const lender = z
  .strictObject({
    sample,
    name: text(30, 'the financing note'),
    principal: whole(100, 200_000, 'dollars').describe('What the example finances, in dollars.'),
    downPayment: whole(0, 100_000, 'dollars'),
    aprPercent: z.number().positive().max(36).describe('Annual percentage rate, as the lender states it.'),
    isFixed: z.boolean().describe('Whether the rate stays over the whole term.'),
    payments: whole(2, 360, 'monthly payments'),
    paymentCents: whole(100, 10_000_000, 'cents').describe('Each monthly payment, in cents.'),
  })
  .refine((example) => Math.abs(example.paymentCents - monthlyCents(example)) <= 1, {
    path: ['paymentCents'],
    error: ({ input }) =>
      `does not follow from principal, rate and number of payments, which make ${Math.round(monthlyCents(input as Loan))} cents; correct one of them`,
  });

/** Paying over time. */
export const financingSchema = z
  .strictObject({
    years: whole(1, 30, 'years, the longest term'),
    hasPrepaymentPenalty: z.boolean(),
    lender: lender
      .nullable()
      .describe(
        'Who stated the term must state down payment, terms of repayment and annual percentage rate with it (Regulation Z, 12 CFR 1026.24(d)). Null: no term stands on the site, and the lender names its terms in writing.',
      ),
  })
  .refine(({ years, lender: example }) => example === null || example.payments <= years * 12, {
    path: ['lender', 'payments'],
    error: 'last longer than years; correct one of the two',
  });

type Loan = { principal: number; aprPercent: number; payments: number };

export type Financing = z.output<typeof financingSchema>;

export const financingCollection = defineSingle({
  name: 'financing',
  noun: 'financing',
  schema: financingSchema,
});

/** The level payment of an amortized loan, in cents. */
function monthlyCents({ principal, aprPercent, payments }: Loan): number {
  const rate = aprPercent / 1200;
  return (principal * 100 * rate) / (1 - (1 + rate) ** -payments);
}
