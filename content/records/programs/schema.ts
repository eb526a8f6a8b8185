import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { exactly, type Named, order, text, whole } from '../fields.ts';

/** A training program. The shortest stands first. */
export const programSchema = z.strictObject({
  order,
  title: text(28, 'the program heading'),
  description: text(90, 'the lines under it'),
  duration: whole(1, 52, 'weeks'),
  topics: exactly(4, text(36, 'a line of topics'), 'topics'),
});

export type Program = Named<typeof programSchema>;

export const programsCollection = defineCollection({
  name: 'programs',
  noun: 'program',
  schema: programSchema,
  least: 1,
  sortBy: ['duration', 'order'],
  unique: ['title'],
});
