import { z } from 'zod';
import { defineSingle } from './collection.ts';
import { day, dollars, given, sample, whole } from './fields.ts';

/** Limits of a general liability policy; also what partners show. */
export const liabilityLimits = z
  .strictObject({ occurrence: dollars, aggregate: dollars })
  .refine(({ occurrence, aggregate }) => occurrence <= aggregate, {
    path: ['occurrence'],
    error: 'is more than the aggregate; correct one of the two',
  });

/** What the company is insured for. */
const insuranceSchema = z.strictObject({
  sample,
  insurer: given('the facts on insurance').nullable().describe('Null: the line is left out.'),
  liability: liabilityLimits,
  auto: dollars.describe('Combined single limit.'),
  umbrella: dollars.nullable().describe('Over liability and auto; null where there is none.'),
  employersLiability: dollars.describe(
    'Part of the workers’ compensation policy (chapter 440, Florida Statutes).',
  ),
  validThrough: day.describe('The publish check refuses a policy that has ended.'),
  certificateDays: whole(1, 30, 'business days').describe('Until a certificate is sent.'),
});

export const insuranceCollection = defineSingle({
  name: 'insurance',
  noun: 'insurance',
  schema: insuranceSchema,
  beforePublishing: ({ validThrough }, today) =>
    validThrough < today
      ? [
          {
            field: 'validThrough',
            text: `is ${validThrough}, which is past; write the new policy’s limits and its last day`,
          },
        ]
      : [],
});

/** What the surety backs. */
const bondingSchema = z
  .strictObject({
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
    letterDays: whole(1, 30, 'business days').describe(
      'Until the surety’s letter for a named project is sent.',
    ),
  })
  .refine(({ single, aggregate }) => single <= aggregate, {
    path: ['single'],
    error: 'lets one project exceed the aggregate; correct single or aggregate',
  });

export const bondingCollection = defineSingle({
  name: 'bonding',
  noun: 'bonding line',
  schema: bondingSchema,
});
