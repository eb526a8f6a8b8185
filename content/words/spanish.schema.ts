import { z } from 'zod';
import { text } from '../records/fields.ts';

export const schemas = {
  spanish: z.strictObject({
    before: text(24, 'the line in Spanish'),
    call: text(16, 'the line in Spanish'),
    or: text(4, 'the line in Spanish'),
    text: text(20, 'the line in Spanish'),
  }),
};
