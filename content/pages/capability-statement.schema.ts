import { z } from 'zod';
import { list, text } from '../records/fields.ts';
import { type Abbreviation, abbreviations } from '../words/abbreviations.ts';
import { button, heading, note } from '../words/blocks.schema.ts';

const file = z.strictObject({
  name: text(20, 'a line of the downloads'),
  kind: text(4, 'the kind of a download'),
  href: z
    .string()
    .startsWith('/files/', { error: 'is no file; take its address from content/addresses/routes.ts' }),
});

const abbreviation = z.enum(Object.keys(abbreviations) as Abbreviation[], {
  error: ({ input }) => `names ${input}, which nothing explains; add it to content/words/abbreviations.ts`,
});

export const schemas = {
  capabilityStatementPage: z.strictObject({
    back: button,
    save: button,
    tools: heading,
    downloads: heading,
    files: list(file),
    paper: note,
    checks: z.strictObject({ title: heading, all: text(30, 'the link under the checks') }),
    width: text(16, 'the dimension over the sheet'),
    height: text(16, 'the dimension beside the sheet'),
    beside: heading,
    key: heading,
    abbreviations: list(abbreviation),
  }),
};
