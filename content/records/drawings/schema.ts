import { defineCollection } from '../collection.ts';
import { drawing } from '../fields.ts';

/** An illustration that pages show; an owner's photograph replaces it here. */
export const drawingSchema = drawing;

export const drawingsCollection = defineCollection({
  name: 'drawings',
  noun: 'drawing',
  schema: drawingSchema,
});
