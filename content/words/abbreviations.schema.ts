import { z } from 'zod';
import { text } from '../records/fields.ts';

export const schemas = { abbreviations: z.record(z.string(), text(80, 'a tooltip')) };
