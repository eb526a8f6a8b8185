import records from 'records:partner-benefits';
import type { Entry } from '../fields.ts';

/** How we treat a partner. */
export const partnerBenefits: readonly Entry[] = records;
