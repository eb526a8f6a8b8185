import records from 'records:naics-codes';
import type { NaicsCode } from './schema.ts';

/** Titles as in NAICS 2022; size standards from the SBA table effective March 17, 2023. Primary first, then as registered. */
export const naicsCodes: readonly NaicsCode[] = records;
