import records from 'records:programs';
import type { Program } from './schema.ts';

/** The training programs, shortest first. */
export const programs: readonly Program[] = records;
