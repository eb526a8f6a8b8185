import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { type Named, order, sample, text } from '../fields.ts';

/** A code under which the government buys such work; the list of SAM.gov decides which are ours. */
export const pscCodeSchema = z.strictObject({
  order,
  sample,
  code: z.string({ error: 'is a number; put it in quotes, such as "4120"' }).regex(/^[A-Z0-9]{4}$/, {
    error: 'is no product or service code; write its four capital letters and digits, such as J041',
  }),
  title: text(110, 'the PSC table').describe('Word for word as in the PSC Manual on acquisition.gov.'),
  work: text(90, 'the last column of the PSC table'),
});

export type PscCode = Named<typeof pscCodeSchema>;

export const pscCodesCollection = defineCollection({
  name: 'psc-codes',
  noun: 'product or service code',
  schema: pscCodeSchema,
  least: 1,
  // the note of the capability statement names them all
  most: 6,
  unique: ['code'],
});
