import { z } from 'zod';
import { text } from '../records/fields.ts';
import { button, caption, heading, headline, lead } from '../words/blocks.schema.ts';

export const schemas = {
  notFoundPage: z.strictObject({
    title: headline(30),
    lead,
    nearest: text(40, 'the line under the introduction').regex(/\{page\}/, {
      error: 'does not say which page; write {page} where its name stands',
    }),
    home: button,
    license: text(90, 'the line of the license'),
    code: text(3, 'the dimension of the opening'),
    void: text(8, 'the middle of the opening'),
    caption,
    index: heading,
  }),
};
