import { z } from 'zod';
import { text } from '../records/fields.ts';

const financing = z.strictObject({
  title: text(30, 'the heading'),
  text: text(160, 'the paragraph'),
  conditions: text(220, 'the note'),
  action: text(30, 'the link'),
});

export type FinancingWords = z.infer<typeof financing>;

export const schemas = { financing };
