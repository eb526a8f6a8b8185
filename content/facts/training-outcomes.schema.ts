import { z } from 'zod';
import { atLeast, id, text } from '../records/fields.ts';

const outcome = z.strictObject({ id, text: text(110, 'a line of the list') });

export type TrainingOutcome = z.infer<typeof outcome>;

export const schemas = { trainingOutcomes: atLeast(1, outcome), trainingNext: atLeast(1, outcome) };
