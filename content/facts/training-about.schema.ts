import { z } from 'zod';
import { atLeast, id, text } from '../records/fields.ts';

const answer = z.strictObject({
  id,
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

const cost = answer.extend({ figure: text(14, 'a large figure') });

export type TrainingAnswer = z.infer<typeof answer>;
export type TrainingCost = z.infer<typeof cost>;

export const schemas = { trainingCost: cost, trainingAbout: atLeast(1, answer) };
