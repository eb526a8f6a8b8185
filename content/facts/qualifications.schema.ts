import { z } from 'zod';
import { entry } from '../records/entry-fields.ts';
import { atLeast } from '../records/fields.ts';

export const schemas = { minimumQualifications: atLeast(1, entry.extend({ id: z.string() })) };
