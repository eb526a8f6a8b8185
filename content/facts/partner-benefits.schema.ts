import { z } from 'zod';
import { atLeast, entry } from '../records/fields.ts';

export const schemas = { benefitsForPartners: atLeast(6, entry.extend({ id: z.string() })) };
