import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { text, whole } from '../fields.ts';

/** How soon the company comes, answers and calls back. */
export const promisesSchema = z.strictObject({
  emergency: z.strictObject({
    commercialHours: whole(1, 48, 'hours from call to crew on site'),
    governmentHours: whole(1, 48, 'hours from call to crew on site'),
    residential: text(20, 'the emergency banner').describe('When a crew comes to a home: same day.'),
    line: text(20, 'the emergency banner').describe('When the line is answered: 24/7.'),
  }),
  routineResponse: text(30, 'the service agreement').describe('When a visit that is no emergency is made.'),
  quoteHours: whole(1, 168, 'hours to the answer to a quote, RFQ or RFP'),
  trainingReplyHours: whole(1, 168, 'hours to the call to an applicant for training'),
  careersReplyHours: whole(1, 168, 'hours to the answer to an applicant for a job'),
  maintenanceVisitsPerYear: whole(1, 12, 'visits a year'),
});

export type Promises = z.output<typeof promisesSchema>;

export const promisesCollection = defineSingle({
  name: 'promises',
  noun: 'list of promises',
  schema: promisesSchema,
});
