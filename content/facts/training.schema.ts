import { z } from 'zod';
import { atLeast, day, list, text } from '../records/fields.ts';

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
  starts: list(start),
  leadsTo: text(90, 'the line under the dates'),
});

export type ProgramTerms = z.infer<typeof programTerms>;
export type ProgramStart = z.infer<typeof start>;

export const schemas = { programTerms: atLeast(1, programTerms), nextStarts: list(start) };
