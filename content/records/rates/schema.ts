import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { sample, text, whole } from '../fields.ts';

const rate = z.strictObject({
  dollarsPerHour: whole(1, 1000, 'dollars an hour'),
  who: text(40, 'the price list').describe('Who works the hour.'),
  includes: text(200, 'the note under the price').describe(
    'What the hour includes, so that the price can be compared.',
  ),
});

/** What is charged besides the hour, and how the hour is counted. */
const charges = z
  .strictObject({
    minimumHours: whole(1, 4, 'hours').describe('The least that is charged for a visit.'),
    stepMinutes: z
      .literal([15, 30, 60], { error: 'is no step; charge by 15, 30 or 60 minutes' })
      .describe('What is charged after the first hour.'),
    // a declared emergency forbids a gross rise: s. 501.160, Florida Statutes
    afterHoursPercent: whole(0, 200, 'percent').describe(
      'Added at night, on weekends and holidays; 0 where the rate never changes, which every price list then says. In a declared emergency it may not rise grossly: s. 501.160, Florida Statutes.',
    ),
    travelDollarsPerMile: whole(1, 20, 'dollars a mile').describe(
      'Outside the home counties, one way, from the office; in the home counties travel is free.',
    ),
    diagnosisHours: whole(1, 4, 'hours').describe(
      'Homes: the most that is charged for finding a fault that is then not repaired.',
    ),
  })
  .refine(({ diagnosisHours, minimumHours }) => diagnosisHours >= minimumHours, {
    path: ['diagnosisHours'],
    error: 'is less than minimumHours, which every visit costs; correct one of the two',
  });

/** What an hour costs, and what comes with it. */
export const ratesSchema = z
  .strictObject({
    sample,
    privateTechnician: rate,
    privateHelper: rate,
    governmentTechnician: rate,
    charges,
  })
  .refine(
    ({ privateTechnician, charges }) =>
      isWhole((privateTechnician.dollarsPerHour * charges.stepMinutes) / 60),
    {
      path: ['charges', 'stepMinutes'],
      error:
        'does not divide the technician’s hour into whole dollars; charge by another step, or correct the rate',
    },
  )
  .refine(
    ({ privateTechnician, charges }) =>
      isWhole((privateTechnician.dollarsPerHour * charges.afterHoursPercent) / 100),
    {
      path: ['charges', 'afterHoursPercent'],
      error: 'does not come to whole dollars an hour; write another percentage, or correct the rate',
    },
  );

export type Rates = z.output<typeof ratesSchema>;

export const ratesCollection = defineSingle({
  name: 'rates',
  noun: 'price list',
  schema: ratesSchema,
  questions: (records) =>
    records
      .filter(({ value }) => value.charges.afterHoursPercent === 0)
      .map(({ file }) => ({
        file,
        field: 'charges.afterHoursPercent',
        text: 'is 0: is the rate at night, on holidays and after a storm the rate of the day?',
      })),
});

const isWhole = Number.isInteger;
