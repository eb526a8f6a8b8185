import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { text, whole } from '../fields.ts';

/** Paying over time. */
export const financingSchema = z.strictObject({
  years: whole(1, 30, 'years, the longest term'),
  hasPrepaymentPenalty: z.boolean(),
  lender: text(60, 'the financing note')
    .nullable()
    .describe(
      'A stated term calls for the lender, its rate and an example of the payments (Regulation Z, 12 CFR 1026.24).',
    ),
});

export type Financing = z.output<typeof financingSchema>;

export const financingCollection = defineSingle({
  name: 'financing',
  noun: 'financing',
  schema: financingSchema,
});
