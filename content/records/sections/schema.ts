import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { parts } from '../picture-fields.ts';

/** Where the parts lie in a section that is drawn by hand, in src/components/drawings. */
export const sectionSchema = z.strictObject({ parts });

export type Section = z.output<typeof sectionSchema>;

export const sectionsCollection = defineCollection({
  name: 'sections',
  noun: 'section',
  schema: sectionSchema,
});
