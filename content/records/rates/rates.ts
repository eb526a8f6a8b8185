import record from 'record:rates';
import type { Rates } from './schema.ts';

/** What an hour costs. */
export const rates: Rates = record;
