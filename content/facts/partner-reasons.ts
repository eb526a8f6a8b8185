import { capitalize, formatCount } from '../values/format.ts';
import { womanOwned } from './identity.ts';
import type { Reason } from './partner-reasons.schema.ts';
import { bondAggregate, bondSingle, projectValue } from './prices.ts';
import { quoteReply, quoteReplyShort } from './replies.ts';
import { heldSetAsides, setAsidesInProcess } from './standing.ts';

const inProcess = setAsidesInProcess
  ? ` ${setAsidesInProcess.names} ${setAsidesInProcess.count === 1 ? 'is' : 'are'} in process.`
  : '';

/** Why to work with us, in figures. */
export const partnerReasons: readonly Reason[] = [
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
