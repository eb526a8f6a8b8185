import records from 'records:partner-benefits';
import type { Entry } from '../entry-fields.ts';

/** How we treat a partner. */
export const partnerBenefits: readonly Entry[] = records;
