import { defineCollection } from '../collection.ts';
import { statement } from '../entry-fields.ts';
import { type Named, whole } from '../fields.ts';

/** What holds on every project. */
const qualityStandardSchema = statement
  .extend({
    days: whole(1, 365, 'days')
      .optional()
      .describe('The days that the text names, where another page quotes them as a figure.'),
  })
  .refine(({ text, days }) => days === undefined || text.includes(`${days} days`), {
    path: ['days'],
    error: 'is not what the text says; correct one of the two',
  });

export type QualityStandard = Named<typeof qualityStandardSchema>;

export const qualityStandardsCollection = defineCollection({
  name: 'quality-standards',
  noun: 'standard',
  schema: qualityStandardSchema,
  rules: [
    (records) =>
      records.some(({ value }) => value.id === 'as-built' && value.days !== undefined)
        ? []
        : [
            {
              field: 'days',
              text: 'of as-built.yaml is missing; the capability statement quotes it: keep the record and its days',
            },
          ],
  ],
});
