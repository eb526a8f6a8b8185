import records from 'records:trades';
import type { Trade } from './schema.ts';

/** The trades wanted, numbered by their place here. */
export const trades: readonly Trade[] = records;
