import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { dollars, sample, whole } from '../fields.ts';
import { liabilityLimits } from '../insurance/schema.ts';

/** When a partner is paid, what is held back, and what insurance it shows. */
export const subcontractTermsSchema = z
  .strictObject({
    sample,
    payDays: whole(1, 60, 'days').describe(
      'After the owner has paid us. By law at most 7 on federal work (FAR 52.232-27) and 10 on Florida public work (ss. 218.735 and 255.073, Florida Statutes).',
    ),
    payLatestDays: whole(1, 120, 'days').describe('After an approved invoice, paid by the owner or not.'),
    retainagePercent: whole(0, 10, 'percent').describe(
      'At most 5 on Florida public work (ss. 218.735(8) and 255.078, Florida Statutes). 0: nothing is held back.',
    ),
    retainageReleaseDays: whole(1, 120, 'days').describe(
      'After the partner’s own part has passed inspection.',
    ),
    liability: liabilityLimits,
    auto: dollars,
    umbrella: dollars.describe('Above liability and auto, from the trades that show one.'),
  })
  .refine(({ payDays, payLatestDays }) => payDays <= payLatestDays, {
    path: ['payLatestDays'],
    error: 'is earlier than payDays; correct one of the two',
  });

export type SubcontractTerms = z.output<typeof subcontractTermsSchema>;

export const subcontractTermsCollection = defineSingle({
  name: 'subcontract-terms',
  noun: 'terms of a subcontract',
  schema: subcontractTermsSchema,
  questions: (records) =>
    records.map(({ file, value }) => ({
      file,
      field: 'payLatestDays',
      text: `can you pay a partner after ${value.payLatestDays} days when the owner has not paid you?`,
    })),
});
