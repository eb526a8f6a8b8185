import record from 'record:bonding';
import type { Bonding } from './schema.ts';

/** What the surety backs. */
export const bonding: Bonding = record;
