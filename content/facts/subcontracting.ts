import { company } from 'records:company';
import { qualifications } from 'records:qualifications';
import { subcontractTerms } from 'records:subcontract-terms';
import type { Entry } from '../records/entries.ts';
import { capitalize, countParts, formatCount, formatMoney } from '../values/format.ts';
import { heldSetAsides, setAsidesInProcess } from './credentials.ts';
import { composed } from './figures.ts';
import { womanOwned } from './identity.ts';
import { bondAggregate, bondSingle, projectValue } from './prices.ts';
import { quoteReply, quoteReplyShort } from './promises.ts';

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

/** What every partner must hold, in its order; what quotes limits follows from their record. */
export const minimumQualifications: readonly Entry[] = composed('qualifications', qualifications, {
  liability: `Certificate: ${partnerLiability}, ${company.name} as additional insured. Auto ${partnerAuto}.`,
});

const inProcess = setAsidesInProcess
  ? ` ${setAsidesInProcess.names} ${setAsidesInProcess.count === 1 ? 'is' : 'are'} in process.`
  : '';

/** Why to work with us, in figures. */
export const partnerReasons = [
  {
    id: 'bonding',
    figure: bondSingle,
    title: 'bonded, single project',
    text: `${bondAggregate} aggregate, on the contracts that we hold.`,
  },
  heldSetAsides
    ? {
        id: 'set-aside',
        figure:
          heldSetAsides.count === 1 ? heldSetAsides.names : formatCount(heldSetAsides.count, 'set-aside'),
        title: 'held',
        // a single one is named by the figure
        text: `${capitalize(heldSetAsides.number ?? heldSetAsides.names)}: listed at ${heldSetAsides.check}.${inProcess}`,
      }
    : { id: 'owner', figure: womanOwned, title: 'woman-owned', text: `Held by the president.${inProcess}` },
  {
    id: 'value',
    figure: projectValue,
    title: 'a project',
    text: 'The contracts we hold, by value. Your part is priced from our drawings.',
  },
  {
    id: 'answer',
    figure: quoteReplyShort,
    title: 'to a yes or a no',
    text: `You know within ${quoteReply} whether we have work for your trade.`,
  },
];
