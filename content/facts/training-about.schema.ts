import { z } from 'zod';
import { atLeast, id, text } from '../records/fields.ts';

const answer = z.strictObject({
  id,
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

export type TrainingAnswer = z.infer<typeof answer>;

export const schemas = { trainingCost: answer, trainingAbout: atLeast(1, answer) };
