import records from 'records:chiller-types';
import type { ChillerType } from './schema.ts';

/** Two ways to reject heat, and a compressor that is found in both. */
export const chillerTypes: readonly ChillerType[] = records;
