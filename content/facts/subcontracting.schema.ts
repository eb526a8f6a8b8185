import { z } from 'zod';
import { entry } from '../records/entries.ts';
import { atLeast, id, text } from '../records/fields.ts';

/** One reason with a figure. */
const reason = z.strictObject({
  id,
  figure: text(16, 'the figure'),
  title: text(40, 'the line beside the figure'),
  text: text(110, 'the lines under it'),
});

export type Reason = z.infer<typeof reason>;

export const schemas = {
  minimumQualifications: atLeast(1, entry.extend({ id: z.string() })),
  partnerReasons: atLeast(4, reason),
};
