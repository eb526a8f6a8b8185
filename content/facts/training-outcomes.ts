import { formatPay } from '../format.ts';
import { everyPosition } from '../records/positions/positions.ts';
import { recordById } from './record-by-id.ts';
import type { TrainingOutcome } from './training-outcomes.schema.ts';

const helperPay = formatPay(recordById('positions', everyPosition, 'apprentice').pay);

/** What has been shown before the certificate is given. */
export const trainingOutcomes: readonly TrainingOutcome[] = [
  { id: 'work', text: 'Charge, evacuate and braze by the task sheet.' },
  { id: 'read', text: 'Read a wiring diagram and a sequence of operations.' },
  { id: 'write', text: 'Write readings that the next person can use.' },
];

/** What may follow; no job is promised. */
export const trainingNext: readonly TrainingOutcome[] = [
  {
    id: 'apply',
    text: `You may apply to us as a helper, at ${helperPay}. The certificate helps; the interview decides.`,
  },
];
