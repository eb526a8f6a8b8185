import { z } from 'zod';
import { entry } from '../records/entries.ts';
import { atLeast, day, id, list, text } from '../records/fields.ts';

/** A date on which a program begins; from midnight Eastern after `applyBy` no page shows it. */
const start = z.strictObject({
  applyBy: day,
  text: text(40, 'a date of the program'),
  note: text(40, 'what stands beside a date').describe(
    'The last day to apply; among the dates of all programs, the program.',
  ),
});

/** What a program costs, when it is, and what one may do then. */
const programTerms = z.strictObject({
  id: z.string(),
  days: text(48, 'the days of a program'),
  fee: text(10, 'the fee of a program'),
  feeNote: text(80, 'the line under the fee').describe('What the fee includes.'),
  hasCard: z.boolean().describe('Whether it prepares for a card that others examine.'),
  starts: list(start),
  leadsTo: text(90, 'the line under the dates'),
});

export type ProgramTerms = z.infer<typeof programTerms>;
export type ProgramStart = z.infer<typeof start>;

const answer = z.strictObject({
  id,
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

const cost = answer.extend({ figure: text(14, 'a large figure') });

export type TrainingAnswer = z.infer<typeof answer>;
export type TrainingCost = z.infer<typeof cost>;

export const schemas = {
  programTerms: atLeast(1, programTerms),
  nextStarts: list(start),
  trainingCost: cost,
  trainingAbout: atLeast(1, answer),
  reasonsToTrain: atLeast(1, entry.extend({ id: z.string() })),
  trainingNext: list(z.looseObject({ figure: text(14, 'a large figure') })),
};
