import type { Entry } from '../records/entry-fields.ts';
import { partnerBenefits } from '../records/partner-benefits/partner-benefits.ts';
import { composed } from './composed.ts';
import { paymentLatest } from './subcontract.ts';

/** What a partner gets from us, in its order; the line on payment follows from the terms of the subcontract. */
export const benefitsForPartners: readonly Entry[] = composed('partner-benefits', partnerBenefits, {
  payment: paymentLatest,
});
