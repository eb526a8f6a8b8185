import records from 'records:training-reasons';
import type { Entry } from '../fields.ts';

/** Why to learn here. */
export const trainingReasons: readonly Entry[] = records;
