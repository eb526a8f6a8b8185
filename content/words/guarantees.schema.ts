import { z } from 'zod';
import { text } from '../records/fields.ts';

export const schemas = {
  guaranteeWords: z.strictObject({ years: text(8, 'after the scale'), atMost: text(10, 'after the years') }),
};
