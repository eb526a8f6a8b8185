import { z } from 'zod';
import { text } from '../records/fields.ts';

const unit = text(8, 'beside the years');

export const schemas = {
  guaranteeWords: z.strictObject({ year: unit, years: unit, atMost: text(10, 'after the years') }),
};
