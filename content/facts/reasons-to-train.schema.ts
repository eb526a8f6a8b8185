import { z } from 'zod';
import { atLeast, entry } from '../records/fields.ts';

export const schemas = { reasonsToTrain: atLeast(1, entry.extend({ id: z.string() })) };
