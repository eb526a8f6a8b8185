import { formatPay } from '../format.ts';
import { positions } from '../records/positions/positions.ts';
import { recordById } from './record-by-id.ts';
import type { TrainingOutcome } from './training-outcomes.schema.ts';

const helperPay = formatPay(recordById('positions', positions, 'apprentice').pay);

/** What a graduate can do. */
export const trainingOutcomes: readonly TrainingOutcome[] = [
  { id: 'work', text: 'Charge, evacuate and braze without being watched.' },
  { id: 'read', text: 'Read a wiring diagram and a sequence of operations.' },
  { id: 'write', text: 'Write readings that the next person can trust.' },
  { id: 'apply', text: `Apply to us as a helper, ${helperPay}. That is no promise of a job.` },
];
