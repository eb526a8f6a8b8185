import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { type Named, order, sample, text } from '../fields.ts';

/** An independent firm that works with us. */
export const strategicPartnerSchema = z.strictObject({
  order,
  sample,
  name: text(30, 'the partner column').describe('What the firm is.'),
  work: text(80, 'the work column').describe('What it does with us.'),
  company: text(60, 'the name column').nullable().describe('Printed once the firm agrees; null until then.'),
  license: text(30, 'the name column').nullable().describe('Its license number; null until the firm agrees.'),
});

export type StrategicPartner = Named<typeof strategicPartnerSchema>;

export const strategicPartnersCollection = defineCollection({
  name: 'strategic-partners',
  noun: 'partner',
  schema: strategicPartnerSchema,
  least: 1,
});
