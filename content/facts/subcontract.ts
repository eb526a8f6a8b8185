import { subcontractTerms } from 'records:subcontract-terms';
import { countParts, formatMoney } from '../values/format.ts';

// The terms of a subcontract, as they stand in sentences.

const { payDays, payLatestDays, retainagePercent, retainageReleaseDays, liability, auto, umbrella } =
  subcontractTerms;

/** When a partner's money comes: how many days, and what they are counted from. */
export const paymentDays: readonly { days: number; figure: string; unit: string; from: string }[] = [
  { days: payDays, from: 'after we are paid' },
  { days: payLatestDays, from: 'after we approve your invoice, at the latest' },
  // nothing held back, nothing to release
  ...(retainagePercent === 0
    ? []
    : [
        {
          days: retainageReleaseDays,
          from: `after your own part passes inspection, for the ${retainagePercent}% held back`,
        },
      ]),
].map(({ days, from }) => ({ days, ...countParts(days, 'day'), from }));
/** $1M each occurrence, $2M aggregate: what a partner's certificate shows. */
export const partnerLiability = `${formatMoney(liability.occurrence)} each occurrence, ${formatMoney(liability.aggregate)} aggregate`;
/** $1M: what it shows for its cars and trucks. */
export const partnerAuto = formatMoney(auto);
/** $5M: what the trades that show an umbrella have above both. */
export const partnerUmbrella = formatMoney(umbrella);
