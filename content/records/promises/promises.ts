import record from 'record:promises';
import type { Promises } from './schema.ts';

/** How soon the company comes, answers and calls back. */
export const promises: Promises = record;
