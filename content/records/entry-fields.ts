import { z } from 'zod';
import { type Named, order, sample, text } from './fields.ts';

/** A title with one or two sentences under it: benefits, qualifications, readiness. */
export const entry = z.strictObject({
  order,
  sample: sample.optional(),
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

/** The same, where the lines may follow from the terms of a subcontract: null, and content/facts composes them. */
export const composedEntry = entry.extend({
  text: entry.shape.text
    .nullable()
    .describe(
      'At most 160 characters: the lines under it. Null where content/facts composes them from the terms.',
    ),
});

/** One sentence of a list: quality standards, training outcomes. */
export const statement = z.strictObject({ order, text: text(100, 'a line of the list') });

/** A title with its text, under the id of its file. */
export type Entry = Named<typeof entry>;
/** An entry whose lines content/facts may have to compose. */
export type ComposedEntry = Named<typeof composedEntry>;
