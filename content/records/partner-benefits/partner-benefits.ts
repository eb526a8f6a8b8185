import records from 'records:partner-benefits';
import type { ComposedEntry } from '../entry-fields.ts';

/** How we treat a partner. */
export const partnerBenefits: readonly ComposedEntry[] = records;
