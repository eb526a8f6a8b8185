import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { type Named, order, sample, text, whole } from './fields.ts';

/** A title with one or two sentences under it: benefits, qualifications, readiness. */
export const entry = z.strictObject({
  order,
  sample: sample.optional(),
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

/** The same, where the lines may follow from the terms of a subcontract: null, and content/facts composes them. */
export const composedEntry = entry.extend({
  text: entry.shape.text
    .nullable()
    .describe(
      'At most 160 characters: the lines under it. Null where content/facts composes them from the terms.',
    ),
});

/** One sentence of a list: quality standards, training outcomes. */
export const statement = z.strictObject({ order, text: text(100, 'a line of the list') });

/** A title with its text, under the id of its file. */
export type Entry = Named<typeof entry>;
/** An entry whose lines content/facts may have to compose. */
export type ComposedEntry = Named<typeof composedEntry>;

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

export const careerBenefitsCollection = entries('career-benefits', 'benefit', entry);
export const partnerBenefitsCollection = entries('partner-benefits', 'benefit', entry);
export const qualificationsCollection = entries('qualifications', 'qualification', composedEntry);
export const readinessCollection = entries('readiness', 'stage', entry);
export const trainingReasonsCollection = entries('training-reasons', 'reason', composedEntry);

function entries(name: string, noun: string, schema: typeof entry | typeof composedEntry) {
  return defineCollection<z.ZodType>({ name, noun, schema });
}
