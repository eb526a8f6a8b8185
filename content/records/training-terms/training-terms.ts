import record from 'record:training-terms';
import type { TrainingTerms } from './schema.ts';

/** What training costs, and under which license it is given. */
export const trainingTerms: TrainingTerms = record;
