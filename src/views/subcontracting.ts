import { subcontractTerms } from 'records:subcontract-terms';
import { days as dayUnit, payment, reasons } from 'words:subcontractors';
import { capitalize, formatNumber } from '#content/values/format.ts';
import { heldSetAsides } from './credentials.ts';

const { payDays, payLatestDays, retainagePercent, retainageReleaseDays } = subcontractTerms;
const [afterPaid, latest, released] = payment;

/** When a partner's money comes: how many days, and what they are counted from. */
export const paymentDays = [
  { days: payDays, from: afterPaid },
  { days: payLatestDays, from: latest },
  // nothing held back, nothing to release
  ...(retainagePercent === 0 ? [] : [{ days: retainageReleaseDays, from: released }]),
].map(({ days, from }) => ({ days, figure: formatNumber(days), unit: dayUnit({ count: days }), from }));

const { bonding, held, owner, value, answer } = reasons.list;

/** Why to work with us, in figures. */
export const partnerReasons = [
  { id: 'bonding', ...bonding },
  heldSetAsides
    ? {
        id: 'set-aside',
        figure: heldSetAsides.count === 1 ? heldSetAsides.names : held.count({ count: heldSetAsides.count }),
        title: held.title,
        // a single one is named by the figure
        text: held.text({
          what: capitalize(heldSetAsides.number ?? heldSetAsides.names),
          where: String(heldSetAsides.check),
        }),
      }
    : { id: 'owner', ...owner },
  { id: 'value', ...value },
  { id: 'answer', ...answer },
];
