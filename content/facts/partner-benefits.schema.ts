import { z } from 'zod';
import { entry } from '../records/entry-fields.ts';
import { atLeast } from '../records/fields.ts';

export const schemas = { benefitsForPartners: atLeast(6, entry.extend({ id: z.string() })) };
