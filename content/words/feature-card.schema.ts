import { z } from 'zod';
import { text } from '../records/fields.ts';

export const schemas = { featureCard: z.strictObject({ more: text(20, 'the link of a card') }) };
