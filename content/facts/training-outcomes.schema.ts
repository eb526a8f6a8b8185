import { z } from 'zod';
import { atLeast, id, text } from '../records/fields.ts';

const outcome = z.strictObject({ id, text: text(110, 'a line of the list') });

const next = outcome.extend({
  figure: text(14, 'a large figure'),
  unit: text(12, 'the unit beside a wage'),
});

export type TrainingOutcome = z.infer<typeof outcome>;
export type TrainingNext = z.infer<typeof next>;

export const schemas = { trainingOutcomes: atLeast(1, outcome), trainingNext: atLeast(1, next) };
