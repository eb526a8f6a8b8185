import type { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { drawing, parts } from '../picture-fields.ts';

/** An illustration that pages show; an owner's photograph replaces it here. */
export const drawingSchema = drawing.extend({ parts: parts.optional() });

export type DrawingRecord = z.output<typeof drawingSchema>;

export const drawingsCollection = defineCollection({
  name: 'drawings',
  noun: 'drawing',
  schema: drawingSchema,
});
