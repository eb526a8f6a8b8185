import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { sample, text, whole } from '../fields.ts';

/** What training costs, and under which license it is given. */
export const trainingTermsSchema = z.strictObject({
  sample,
  feePerWeek: whole(0, 2000, 'dollars').describe(
    'For a week of a program; the fee of a program follows. A fee makes this a school for the public: see schoolLicense.',
  ),
  schoolLicense: text(12, 'the answers on training')
    .nullable()
    .describe(
      'License of the Commission for Independent Education (chapter 1005, Florida Statutes). Null only for an employer that trains its own people.',
    ),
});

export type TrainingTerms = z.output<typeof trainingTermsSchema>;

export const trainingTermsCollection = defineSingle({
  name: 'training-terms',
  noun: 'terms of training',
  schema: trainingTermsSchema,
  beforePublishing: (records) =>
    records
      .filter(({ value }) => value.feePerWeek > 0 && value.schoolLicense === null)
      .map(({ file }) => ({
        file,
        field: 'schoolLicense',
        text: 'is null; who takes a fee for training needs a license (chapter 1005, Florida Statutes): write it, or set feePerWeek: 0',
      })),
});
