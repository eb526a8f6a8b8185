import records from 'records:partner-benefits';
import type { ComposedEntry } from '../fields.ts';

/** How we treat a partner. */
export const partnerBenefits: readonly ComposedEntry[] = records;
