import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { atLeast, sample, text, whole } from '../fields.ts';

/** What the service agreement promises, and what a missed promise costs us. */
export const agreementSchema = z.strictObject({
  sample,
  number: z
    .string()
    .regex(/^SLA-\d+$/, { error: 'is no number of an agreement; write SLA, hyphen, number, such as SLA-1' })
    .describe('In the corner of the sheet.'),
  reportDays: whole(1, 10, 'business days').describe('Until the readings of a visit are sent.'),
  remedy: z.strictObject({
    freeHours: whole(1, 8, 'hours').describe(
      'Hours of each person that are free when an emergency crew is late.',
    ),
    graceDays: whole(1, 30, 'days').describe('How late a planned visit may be before it is free.'),
    lateToEnd: whole(1, 10, 'late crews').describe(
      'Late crews in twelve months after which the customer may end the agreement at once.',
    ),
  }),
  termMonths: whole(1, 60, 'months').describe(
    'It ends by itself: automatic renewal would bring duties towards consumers, s. 501.165, Florida Statutes.',
  ),
  noticeDays: whole(7, 90, 'days').describe('For either side.'),
  units: atLeast(
    1,
    z.strictObject({ name: text(44, 'the table of prices'), hoursPerVisit: whole(1, 40, 'hours') }),
  ).describe('What a visit takes; the yearly price follows from visits and rate.'),
});

export type Agreement = z.output<typeof agreementSchema>;

export const agreementCollection = defineSingle({
  name: 'agreement',
  noun: 'service agreement',
  schema: agreementSchema,
  questions: (records) =>
    records.map(({ file }) => ({
      file,
      field: 'remedy',
      text: 'are these hours and visits free when you are late, and does the invoice say so?',
    })),
});
