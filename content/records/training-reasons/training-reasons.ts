import records from 'records:training-reasons';
import type { ComposedEntry } from '../entry-fields.ts';

/** Why to learn here. */
export const trainingReasons: readonly ComposedEntry[] = records;
