import record from 'record:hours';
import type { Hours } from './schema.ts';

/** When the office is open. */
export const hours: Hours = record;
