import { z } from 'zod';
import { atLeast, exactly, id, text, whole } from '../records/fields.ts';
import { alt, builtDrawing, type GalleryPhoto } from '../records/picture-fields.ts';

/** A part of the chiller specification. */
const chillerService = z
  .strictObject({
    id,
    number: whole(1, 7, 'as part'),
    /** Planned along the life of a machine, or at any time. */
    isPlanned: z.boolean(),
    title: text(16, 'the part heading'),
    /** The few words beside the part on the chillers page. */
    summary: text(32, 'the service line'),
    text: text(150, 'the lines under the heading'),
    /** Numbered 1.1, 1.2 … by the page. */
    clauses: exactly(2, text(110, 'a clause'), 'clauses'),
    /** What is handed over on paper. */
    receive: text(100, 'the last clause'),
    /** A picture of a job … */
    photo: builtDrawing.pipe(z.custom<GalleryPhoto>()).optional(),
    /** … or, of what no job shows, a drawing in lines. */
    drawing: z
      .strictObject({ shows: z.literal('rental-chiller'), alt, caption: text(130, 'the caption') })
      .optional(),
  })
  .refine(({ photo, drawing }) => Boolean(photo) !== Boolean(drawing), {
    error: 'needs a photo or a drawing, and not both',
  });

export type ChillerService = z.infer<typeof chillerService>;

export const schemas = { chillerServices: atLeast(7, chillerService) };
