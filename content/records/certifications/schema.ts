import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { list, type Named, order, text } from '../fields.ts';

/** A card that the programs prepare for, and who examines: it belongs to a person who passed, not to a company. */
export const certificationSchema = z.strictObject({
  order,
  name: text(36, 'the card column'),
  examiner: text(60, 'the examiner column'),
  note: text(100, 'the line under the examiner'),
  preparedIn: list(z.string()).describe('Ids of the programs that prepare for it.'),
});

export type Certification = Named<typeof certificationSchema>;

export const certificationsCollection = defineCollection({
  name: 'certifications',
  noun: 'card',
  schema: certificationSchema,
  least: 1,
  references: { preparedIn: 'programs' },
});
