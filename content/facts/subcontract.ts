import { formatCount, formatMoney } from '../format.ts';
import { subcontractTerms } from '../records/subcontract-terms/subcontract-terms.ts';

// The terms of a subcontract, as they stand in sentences.

const { payDays, payLatestDays, retainagePercent, retainageReleaseDays, liability, auto, craneUmbrella } =
  subcontractTerms;

/** When a partner is paid. */
export const paymentLine = `Within ${formatCount(payDays, 'day')} after we are paid, and no later than ${formatCount(payLatestDays, 'day')} after we approve your invoice.`;
/** 7 days: between the owner's payment and the partner's. */
export const payAfter = formatCount(payDays, 'day');
/** The last day of payment, whatever the owner does. */
export const paymentLatest = `No later than ${formatCount(payLatestDays, 'day')} after we approve your invoice, whether the owner has paid us or not.`;
/** 5% is held back: where there is no room for its release. */
export const retainageShort =
  retainagePercent === 0 ? 'nothing is held back' : `${retainagePercent}% is held back`;
/** What is held back, and until when. */
export const retainageLine =
  retainagePercent === 0
    ? 'Nothing is held back.'
    : `${retainageShort}, and released within ${formatCount(retainageReleaseDays, 'day')} after your own part passes inspection.`;
/** $1M each occurrence, $2M aggregate: what a partner's certificate shows. */
export const partnerLiability = `${formatMoney(liability.occurrence)} each occurrence, ${formatMoney(liability.aggregate)} aggregate`;
/** The same with auto, for a strip of facts. */
export const partnerInsurance = `${partnerLiability}; auto ${formatMoney(auto)}`;
/** Besides, by name: Auto $1M. Cranes: umbrella $5M. */
export const partnerInsuranceBesides = `Auto ${formatMoney(auto)}. Cranes: umbrella ${formatMoney(craneUmbrella)}.`;

/** What a partner asks before calling, by name, for a strip of facts. */
export const partnerTerms: readonly { term: string; value: string }[] = [
  { term: 'Payment', value: paymentLine },
  { term: 'Retainage', value: retainageLine },
  { term: 'Insurance you show', value: partnerInsurance },
  { term: 'Public jobs', value: 'E-Verify affidavit, certified payroll' },
];
