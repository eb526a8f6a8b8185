import { z } from 'zod';
import { text } from '../records/fields.ts';

export const schemas = {
  recordPageWords: z.strictObject({
    trail: text(20, 'the name of the line over a headline'),
    sheet: text(12, 'the word before a sheet number'),
    call: text(20, 'a button'),
  }),
};
