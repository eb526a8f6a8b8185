import records from 'records:qualifications';
import type { Entry } from '../fields.ts';

/** What every partner must hold. */
export const qualifications: readonly Entry[] = records;
