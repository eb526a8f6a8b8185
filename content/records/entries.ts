import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { given, https, order, sample, text, whole } from './fields.ts';

/** A title with one or two sentences under it: benefits, qualifications, readiness. */
export const entry = z.strictObject({
  order,
  sample: sample.optional(),
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

/** One sentence of a list: quality standards, training outcomes. */
export const statement = z.strictObject({ order, text: text(100, 'a line of the list') });

/** A paper of the bid packet: how soon it comes, or where it lies. */
export const bidPacketCollection = defineCollection({
  name: 'bid-packet',
  noun: 'paper',
  schema: entry.extend({
    sample,
    link: z
      .strictObject({ label: given('the bid packet'), url: https })
      .optional()
      .describe('The file or register itself.'),
  }),
  questions: ({ id }) =>
    id === 'e-verify'
      ? [
          {
            field: 'text',
            text: 'is the company registered with E-Verify, and is every hire run through it (s. 448.095, Florida Statutes)?',
          },
        ]
      : [],
});

/** What holds on every project. */
export const qualityStandardsCollection = defineCollection({
  name: 'quality-standards',
  noun: 'standard',
  schema: statement
    .extend({
      days: whole(1, 365, 'days')
        .optional()
        .describe('The days that the text names, where another page quotes them as a figure.'),
    })
    .refine(({ text, days }) => days === undefined || text.includes(`${days} days`), {
      path: ['days'],
      error: 'is not what the text says; correct one of the two',
    }),
});

export const careerBenefitsCollection = entries('career-benefits', 'benefit');
export const partnerBenefitsCollection = entries('partner-benefits', 'benefit');
export const qualificationsCollection = entries('qualifications', 'qualification');
export const readinessCollection = entries('readiness', 'stage');
export const trainingReasonsCollection = entries('training-reasons', 'reason');

function entries<const Name extends string>(name: Name, noun: string) {
  return defineCollection({ name, noun, schema: entry });
}
