import records from 'records:certifications';
import type { Certification } from './schema.ts';

/** The cards that the programs prepare for, and who examines. */
export const certifications: readonly Certification[] = records;
