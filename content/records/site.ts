import { z } from 'zod';
import { defineCollection, defineSingle } from './collection.ts';
import { type Named, route } from './fields.ts';
import { alt, drawing, parts } from './picture-fields.ts';

/** An illustration that pages show; an owner's photograph replaces it here. */
export const drawingSchema = drawing.extend({ parts: parts.optional() });

export type DrawingRecord = Named<typeof drawingSchema>;

export const drawingsCollection = defineCollection({
  name: 'drawings',
  noun: 'drawing',
  isShared: true,
  schema: drawingSchema,
});

/** A section that is drawn by hand, in src: what it shows, and where its parts lie. */
export const sectionSchema = z.strictObject({ alt, parts });

export type Section = z.output<typeof sectionSchema>;

export const sectionsCollection = defineCollection({
  name: 'sections',
  noun: 'section',
  isShared: true,
  schema: sectionSchema,
});

const oldAddress = z.string().regex(/^(?:\/[a-z\d][\w.-]*)+$/, {
  error:
    'is no old address; write it without domain, question mark or slash at its end, such as /service-areas',
});

/** Addresses of an earlier site, and the page that answers in their place. */
export const movedPagesSchema = z.strictObject({
  addresses: z
    .record(oldAddress, route)
    .describe(
      'An old address, and the name of its page in src/views/routes.ts. The same with a slash or .html at its end is meant too.',
    ),
});

export type MovedPages = z.output<typeof movedPagesSchema>;

export const movedPagesCollection = defineSingle({
  name: 'moved-pages',
  noun: 'list of moved pages',
  schema: movedPagesSchema,
});
