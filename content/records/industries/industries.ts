import records from 'records:industries';
import type { Industry } from './schema.ts';

/** The industries, their load and how usual each type is there; the load and the roof decide. */
export const industries: readonly Industry[] = records;
