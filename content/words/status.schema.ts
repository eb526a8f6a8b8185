import { z } from 'zod';
import { text } from '../records/fields.ts';

const word = text(14, 'the status column');

export const schemas = {
  statusWords: z.strictObject({ held: word, 'in-process': word, experience: word }),
};
