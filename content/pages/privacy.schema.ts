import { z } from 'zod';
import { atLeast, exactly, text } from '../records/fields.ts';
import { ask, figure, heading, headline, lead, sampleNote } from '../words/blocks.schema.ts';

export const schemas = {
  privacyPage: z.strictObject({
    title: headline(40),
    lead,
    counts: exactly(3, z.strictObject({ figure, unit: text(18, 'the unit of a large figure') }), 'figures'),
    clauses: atLeast(
      1,
      z.strictObject({ title: heading, texts: atLeast(1, text(240, 'a paragraph of a clause')) }),
    ),
    ask,
    sample: sampleNote,
  }),
};
