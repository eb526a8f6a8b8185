import { z } from 'zod';
import { entry } from '../records/entries.ts';
import { atLeast } from '../records/fields.ts';

export const schemas = { minimumQualifications: atLeast(1, entry.extend({ id: z.string() })) };
