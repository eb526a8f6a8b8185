import { z } from 'zod';
import { defineCollection, defineSingle } from './collection.ts';
import { decimal, dollars, given, https, list, sample, text, title, whole } from './fields.ts';
import { stillLife } from './picture-fields.ts';
import { liabilityLimits } from './prices.ts';

// Local occupational licenses ended July 1, 2025, and may not be asked: s. 163.211(2)(a), Florida Statutes.
const required = z.enum(['always', 'public', 'no']).describe('public: on public jobs.');

const tradeSchema = z.strictObject({
  sample,
  name: text(24, 'the trade column'),
  scope: text(80, 'the line under the trade'),
  requirements: list(text(80, 'a line of requirements')).describe('What to bring besides papers.'),
  license: title('the license column')
    .nullable()
    .describe('The Florida license that the state asks of this trade; null where the state has none.'),
  papers: z
    .strictObject({ equipment: required, payroll: required, umbrella: required })
    .describe('What the trades differ in; what all of them show is a qualification.'),
  stillLife,
});

const entry = z.strictObject({
  sample: sample.optional(),
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

function entries<const Name extends string>(name: Name, noun: string) {
  return defineCollection({ name, noun, schema: entry });
}

export const partnerCollections = [
  defineSingle({
    name: 'subcontract-terms',
    noun: 'terms of a subcontract',
    schema: z.strictObject({
      sample,
      payDays: whole(1, 60, 'days').describe(
        'After the owner has paid us. By law at most 7 on federal work (FAR 52.232-27) and 10 on Florida public work (ss. 218.735 and 255.073, Florida Statutes).',
      ),
      approveDays: whole(1, 30, 'business days').describe('Until an invoice is approved or returned.'),
      payLatestDays: whole(1, 120, 'days').describe('After an approved invoice, paid by the owner or not.'),
      retainagePercent: decimal(0, 10, 'percent').describe(
        'At most 5 on Florida public work (ss. 218.735(8) and 255.078, Florida Statutes). 0: nothing is held back.',
      ),
      retainageReleaseDays: whole(1, 120, 'days').describe('After the partner’s part passed inspection.'),
      liability: liabilityLimits,
      auto: dollars,
      umbrella: dollars.describe('Above liability and auto, from the trades that show one.'),
    }),
    faults: ({ payDays, payLatestDays }) => ({
      payLatestDays: payDays > payLatestDays && 'is earlier than payDays; correct one of the two',
    }),
  }),
  defineCollection({
    name: 'trades',
    noun: 'trade',
    schema: tradeSchema,
    unique: ['name'],
  }),
  defineCollection({
    name: 'strategic-partners',
    noun: 'partner',
    schema: z.strictObject({
      sample,
      name: text(30, 'the partner column').describe('What the firm is.'),
      work: text(80, 'the work column').describe('What it does with us.'),
      company: given('the name column').nullable().describe('Printed once the firm agrees; null until then.'),
      license: given('the name column')
        .nullable()
        .describe('Its license number; null until the firm agrees.'),
    }),
  }),
  defineCollection({
    name: 'bid-packet',
    noun: 'paper',
    schema: entry.extend({
      sample,
      link: z
        .strictObject({ label: given('the bid packet'), url: https })
        .optional()
        .describe('The file or register itself.'),
    }),
  }),
  defineCollection({
    name: 'quality-standards',
    noun: 'standard',
    schema: z.strictObject({
      text: text(100, 'a line of the list'),
      days: whole(1, 365, 'days')
        .optional()
        .describe('The days that the text names, where another page quotes them as a figure.'),
    }),
    faults: ({ text, days }) => ({
      days: days && !text.includes(`${days} days`) ? 'is not what the text says; correct one of the two' : '',
    }),
  }),
  entries('career-benefits', 'benefit'),
  entries('partner-benefits', 'benefit'),
  entries('qualifications', 'qualification'),
  entries('readiness', 'stage'),
  entries('training-reasons', 'reason'),
] as const;
