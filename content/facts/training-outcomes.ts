import { allPositions } from 'records:positions';
import { formatDollars, formatRange } from '../values/format.ts';
import { recordById } from './record-by-id.ts';
import type { TrainingNext, TrainingOutcome } from './training-outcomes.schema.ts';

const { min, max } = recordById('positions', allPositions, 'apprentice').pay;

/** What has been shown before the certificate is given. */
export const trainingOutcomes: readonly TrainingOutcome[] = [
  { id: 'work', text: 'Charge, evacuate and braze by the task sheet.' },
  { id: 'read', text: 'Read a wiring diagram and a sequence of operations.' },
  { id: 'write', text: 'Write readings that the next person can use.' },
];

/** What may follow; no job is promised. */
export const trainingNext: readonly TrainingNext[] = [
  {
    id: 'apply',
    figure: formatRange({ min, max }, formatDollars),
    unit: 'an hour',
    text: 'You may apply to us as a helper, at this wage. The certificate helps; the interview decides.',
  },
];
