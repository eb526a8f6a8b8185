import { programs } from 'records:programs';
import { trainingReasons } from 'records:training-reasons';
import type { Entry } from '../records/entries.ts';
import { countWords } from '../values/format.ts';
import { composed } from './composed.ts';
import { recordById } from './record-by-id.ts';

const { duration } = recordById(
  'programs',
  programs,
  'government-readiness',
  'content/facts/reasons-to-train.ts',
);

/** Why to learn here, in its order; the line on public work follows from the length of its program. */
export const reasonsToTrain: readonly Entry[] = composed('training-reasons', trainingReasons, {
  public: `Payroll, site access and reports fill ${countWords(duration, 'week')} of their own.`,
});
