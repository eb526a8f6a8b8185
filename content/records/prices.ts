import { z } from 'zod';
import { defineCollection, defineSingle } from './collection.ts';
import { atLeast, day, decimal, dollars, given, sample, text, whole } from './fields.ts';

const rate = z.strictObject({
  dollarsPerHour: whole(1, 1000, 'dollars an hour'),
  who: text(40, 'the price list').describe('Who works the hour.'),
  includes: text(200, 'the note under the price'),
});

const charges = z.strictObject({
  minimumHours: whole(1, 4, 'hours').describe('The least that is charged for a visit.'),
  stepMinutes: z.literal([15, 30, 60]).describe('What is charged after the first hour.'),
  afterHoursPercent: whole(0, 200, 'percent').describe(
    'Added at night, on weekends and holidays; 0 where the rate never changes, which every price list then says. In a declared emergency it may not rise grossly: s. 501.160, Florida Statutes.',
  ),
  travelDollarsPerMile: decimal(0, 20, 'dollars a mile').describe(
    'Outside the home counties, one way, from the office; in the home counties travel is free. 0 where it is free everywhere.',
  ),
  diagnosisHours: whole(1, 4, 'hours').describe('At homes: the most for finding a fault not repaired.'),
  homeCareDollars: whole(1, 5000, 'dollars a year').describe('For the planned visits to a house.'),
});

const lender = z.strictObject({
  sample,
  name: given('the financing note'),
  principal: whole(100, 200_000, 'dollars').describe('What the example finances, in dollars.'),
  downPayment: whole(0, 100_000, 'dollars'),
  aprPercent: decimal(0, 36, 'percent').describe('Annual percentage rate, as the lender states it.'),
  isFixed: z.boolean().describe('Whether the rate stays over the whole term.'),
  payments: whole(2, 360, 'monthly payments'),
  paymentCents: whole(100, 10_000_000, 'cents').describe('Each monthly payment, in cents.'),
});

type Loan = Pick<z.output<typeof lender>, 'principal' | 'aprPercent' | 'payments'>;

function monthlyCents({ principal, aprPercent, payments }: Loan, offPercent = 0): number {
  const rate = Math.max(aprPercent + offPercent, 0) / 1200;
  if (rate === 0) return (principal * 100) / payments;
  return (principal * 100 * rate) / (1 - (1 + rate) ** -payments);
}

export const liabilityLimits = z
  .strictObject({ occurrence: dollars, aggregate: dollars })
  .refine(({ occurrence, aggregate }) => occurrence <= aggregate, {
    path: ['occurrence'],
    error: 'is more than the aggregate; correct one of the two',
  });

export const priceCollections = [
  defineSingle({
    name: 'rates',
    noun: 'price list',
    schema: z.strictObject({
      sample,
      privateTechnician: rate,
      privateHelper: rate,
      governmentTechnician: rate,
      charges,
      payBy: atLeast(1, text(20, 'the price list')).describe('How a visit may be paid for.'),
    }),
    faults: ({ charges: { diagnosisHours, minimumHours } }) => ({
      charges: {
        diagnosisHours:
          diagnosisHours < minimumHours &&
          'is less than minimumHours, which every visit costs; correct one of the two',
      },
    }),
  }),
  defineSingle({
    name: 'financing',
    noun: 'financing',
    schema: z.strictObject({
      years: whole(1, 30, 'years, the longest term'),
      hasPrepaymentPenalty: z.boolean(),
      lender: lender
        .nullable()
        .describe(
          'Who stated the term must state down payment, terms of repayment and annual percentage rate with it (Regulation Z, 12 CFR 1026.24(d)). Null: no term stands on the site, and the lender names its terms in writing.',
        ),
    }),
    faults: ({ years, lender: example }) => ({
      lender: example && {
        payments: example.payments > years * 12 && 'last longer than years; correct one of the two',
        // an eighth of a percent is as far as a stated rate may be off: 12 CFR 1026.22(a)(2)
        paymentCents:
          (example.paymentCents < Math.floor(monthlyCents(example, -0.125)) ||
            example.paymentCents > Math.ceil(monthlyCents(example, 0.125))) &&
          `does not follow from principal, rate and number of payments, which make ${Math.round(monthlyCents(example))} cents; correct one of them`,
      },
    }),
  }),
  defineCollection({
    name: 'guarantees',
    noun: 'guarantee',
    schema: z.strictObject({
      years: whole(1, 30, 'years').describe('Years; also the length of the line.'),
      isAtMost: z.boolean().describe('Whether it is "up to" so many years.'),
      title: text(40, 'the line heading'),
      text: text(120, 'the lines under it'),
    }),
  }),
  defineSingle({
    name: 'insurance',
    noun: 'insurance',
    schema: z.strictObject({
      sample,
      insurer: given('the facts on insurance').nullable().describe('Null: the line is left out.'),
      liability: liabilityLimits,
      auto: dollars.describe('Combined single limit.'),
      umbrella: dollars.nullable().describe('Over liability and auto; null where there is none.'),
      employersLiability: dollars.describe('In the workers’ compensation policy: ch. 440, Florida Statutes.'),
      validThrough: day.describe('The publish check refuses a policy that has ended.'),
      certificateDays: whole(1, 30, 'business days').describe('Until a certificate is sent.'),
    }),
    beforePublishing: ({ validThrough }, today) => ({
      validThrough:
        validThrough < today &&
        `is ${validThrough}, which is past; write the new policy’s limits and its last day`,
    }),
  }),
  defineSingle({
    name: 'bonding',
    noun: 'bonding line',
    schema: z.strictObject({
      sample,
      single: whole(1_000, 999_000_000, 'dollars on one project'),
      aggregate: whole(1_000, 999_000_000, 'dollars on all open projects together'),
      performanceBondPercent: z
        .number()
        .positive()
        .max(15)
        .describe('What a performance bond adds to the project cost, in percent.'),
      surety: given('the nameplate')
        .nullable()
        .describe('Name of the surety; its A.M. Best rating only with the date of the rating.'),
      letterDays: whole(1, 30, 'business days').describe('Until the surety’s letter is sent.'),
    }),
    faults: ({ single, aggregate }) => ({
      single: single > aggregate && 'lets one project exceed the aggregate; correct single or aggregate',
    }),
  }),
] as const;
