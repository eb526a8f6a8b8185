import { insurance } from 'records:insurance';
import type { Insurance } from '../records/insurance.ts';
import { formatCount, formatDate, formatMoney } from '../values/format.ts';

// What the company is insured for, as it stands in sentences.

const auto = formatMoney(insurance.auto);
const umbrella = insurance.umbrella === null ? null : formatMoney(insurance.umbrella);
const umbrellaPart = umbrella === null ? '' : `; umbrella ${umbrella}`;

/** $1M each occurrence, $2M aggregate. */
export const liabilityLimits = limitsOf(insurance.liability);
/** $1M each occurrence: where there is room for one limit. */
export const liabilityEach = `${formatMoney(insurance.liability.occurrence)} each occurrence`;
/** All of it in one sentence. */
export const insuranceLine = `General liability ${liabilityLimits}; auto ${auto}${umbrellaPart}; workers’ compensation as Florida law requires.`;
/** As much of it as the capability statement has room for. */
export const insuranceShort = `Insured: liability ${liabilityLimits}${umbrellaPart}.`;
/** within 1 business day: when a certificate is sent. */
export const certificateReply = `within ${formatCount(insurance.certificateDays, 'business day')}`;

/** Each policy by name, for a list of facts. */
export const insuranceFacts: readonly { term: string; value: string }[] = [
  { term: 'General liability', value: liabilityLimits },
  { term: 'Auto', value: `${auto} combined single limit` },
  ...(umbrella === null ? [] : [{ term: 'Umbrella', value: umbrella }]),
  {
    term: 'Workers’ compensation',
    value: `As Florida law requires; employer’s liability ${formatMoney(insurance.employersLiability)}`,
  },
  {
    term: 'Certificate',
    value: `${insurance.insurer === null ? 'Valid' : `${insurance.insurer},`} through ${formatDate(insurance.validThrough)}; sent ${certificateReply}`,
  },
];

function limitsOf({ occurrence, aggregate }: Insurance['liability']): string {
  return `${formatMoney(occurrence)} each occurrence, ${formatMoney(aggregate)} aggregate`;
}
