import records from 'records:psc-codes';
import type { PscCode } from './schema.ts';

/** Product and service codes under which the government buys our work, as in the PSC Manual. */
export const pscCodes: readonly PscCode[] = records;
