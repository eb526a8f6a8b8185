import { z } from 'zod';
import { defineCollection, defineSingle } from './collection.ts';
import { route } from './fields.ts';
import { alt, drawing, parts } from './picture-fields.ts';

/** An illustration that pages show; an owner's photograph replaces it here. */
export const drawingsCollection = defineCollection({
  name: 'drawings',
  noun: 'drawing',
  isShared: true,
  schema: drawing.extend({ parts: parts.optional() }),
});

/** A section that is drawn by hand, in src: what it shows, and where its parts lie. */
export const sectionsCollection = defineCollection({
  name: 'sections',
  noun: 'section',
  isShared: true,
  schema: z.strictObject({ alt, parts }),
});

const oldAddress = z.string().regex(/^(?:\/[a-z\d][\w.-]*)+$/, {
  error:
    'is no old address; write it without domain, question mark or slash at its end, such as /service-areas',
});

/** Addresses of an earlier site, and the page that answers in their place. */
export const movedPagesCollection = defineSingle({
  name: 'moved-pages',
  noun: 'list of moved pages',
  schema: z.strictObject({
    addresses: z
      .record(oldAddress, route)
      .describe(
        'An old address, and the name of its page in src/views/routes.ts. The same with a slash or .html at its end is meant too.',
      ),
  }),
});
