import { z } from 'zod';
import { text } from '../records/fields.ts';

const meaning = text(30, 'beside a swatch');

export const schemas = { weekKey: z.strictObject({ card: meaning, certificate: meaning }) };
