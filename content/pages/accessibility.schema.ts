import { z } from 'zod';
import { atLeast, text } from '../records/fields.ts';
import { ask, figure, heading, headline, label, lead } from '../words/blocks.schema.ts';

const items = atLeast(1, text(110, 'a line of a list'));

export const schemas = {
  accessibilityPage: z.strictObject({
    title: headline(50),
    lead,
    level: z.strictObject({ label, figure }),
    works: z.strictObject({ title: heading, items }),
    tested: z.strictObject({ title: heading, text: text(320, 'the paragraph on tests') }),
    barriers: z.strictObject({ title: heading, items }),
    ask,
  }),
};
