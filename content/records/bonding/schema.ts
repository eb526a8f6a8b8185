import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { sample, text, whole } from '../fields.ts';

/** What the surety backs. */
export const bondingSchema = z
  .strictObject({
    sample,
    single: whole(1, 99_900_000, 'dollars on one project'),
    aggregate: whole(1, 99_900_000, 'dollars on all open projects together'),
    performanceBondPercent: z
      .number()
      .positive()
      .max(15)
      .describe('What a performance bond adds to the project cost, in percent.'),
    surety: text(40, 'the nameplate')
      .nullable()
      .describe('Name of the surety; its A.M. Best rating only with the date of the rating.'),
    letterDays: whole(1, 10, 'business days').describe(
      'Until the surety’s letter for a named project is sent.',
    ),
  })
  .refine(({ single, aggregate }) => single <= aggregate, {
    path: ['single'],
    error: 'lets one project exceed the aggregate; correct single or aggregate',
  });

export type Bonding = z.output<typeof bondingSchema>;

export const bondingCollection = defineSingle({
  name: 'bonding',
  noun: 'bonding line',
  schema: bondingSchema,
});
