import { formatCount, formatMoney } from '../format.ts';
import { subcontractTerms } from '../records/subcontract-terms/subcontract-terms.ts';

// The terms of a subcontract, as they stand in sentences.

const { payDays, payLatestDays, retainagePercent, retainageReleaseDays, liability, auto, craneUmbrella } =
  subcontractTerms;

/** When a partner is paid. */
export const paymentLine = `Within ${formatCount(payDays, 'day')} after we are paid, and no later than ${formatCount(payLatestDays, 'day')} after we approve your invoice.`;
/** 7 days: between the owner's payment and the partner's. */
export const payAfter = formatCount(payDays, 'day');
/** 5%: what is held back. */
export const retainage = `${retainagePercent}%`;
/** What is held back, and until when. */
export const retainageLine =
  retainagePercent === 0
    ? 'Nothing is held back.'
    : `${retainage} is held back, and released within ${formatCount(retainageReleaseDays, 'day')} after your own part passes inspection.`;
/** $1M each occurrence, $2M aggregate: what a partner's certificate shows. */
export const partnerLiability = `${formatMoney(liability.occurrence)} each occurrence, ${formatMoney(liability.aggregate)} aggregate`;
/** The same with auto, for a strip of facts. */
export const partnerInsurance = `${partnerLiability}; auto ${formatMoney(auto)}`;
/** Besides, by name: Auto $1M. Cranes: umbrella $5M. */
export const partnerInsuranceBesides = `Auto ${formatMoney(auto)}. Cranes: umbrella ${formatMoney(craneUmbrella)}.`;
