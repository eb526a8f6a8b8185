import { bondAggregate, bondSingle, projectValue, quoteReply, quoteReplyShort } from './facts.ts';
import type { Reason } from './schema.ts';

/** Why to work with us, in figures. */
export const partnerReasons = [
  {
    id: 'bonding',
    figure: bondSingle,
    title: 'bonded, single project',
    text: `${bondAggregate} aggregate, on the contracts that we hold.`,
  },
  {
    id: 'set-aside',
    figure: '8(a)',
    title: 'held',
    text: 'SBA 8(a): check it at search.certifications.sba.gov. WOSB and EDWOSB are in process.',
  },
  {
    id: 'value',
    figure: projectValue,
    title: 'a project',
    text: 'Large enough for a crew, small enough to be home on Friday.',
  },
  {
    id: 'answer',
    figure: quoteReplyShort,
    title: 'to a yes or a no',
    text: `You know within ${quoteReply} whether we have work for your trade.`,
  },
] as const satisfies readonly Reason[];
