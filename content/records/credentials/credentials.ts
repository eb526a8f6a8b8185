import records from 'records:credentials';
import type { Credential } from './schema.ts';

/** What is held, in process and experience, in this order. */
export const credentials: readonly Credential[] = records;
