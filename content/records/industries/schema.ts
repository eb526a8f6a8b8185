import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { type Named, order, text } from '../fields.ts';

const mark = z.enum(['usual', 'seen', 'rare']);

/** An industry, its load, and how usual each type of chiller is there. */
export const industrySchema = z.strictObject({
  order,
  name: text(24, 'the industry column'),
  load: text(80, 'the load column'),
  marks: z.strictObject({ 'air-cooled': mark, 'water-cooled': mark, screw: mark }),
});

export type Industry = Named<typeof industrySchema>;

export const industriesCollection = defineCollection({
  name: 'industries',
  noun: 'industry',
  schema: industrySchema,
  least: 8,
});
