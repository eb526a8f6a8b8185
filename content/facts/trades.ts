import type { Trade } from '../records/trades/schema.ts';
import { trades } from '../records/trades/trades.ts';

type Required = Trade['papers'][keyof Trade['papers']];

/** A trade with all papers that it shows: the license too, which the state asks on every job or not at all. */
export interface WantedTrade extends Trade {
  papers: Trade['papers'] & { license: Required };
}

/** The trades wanted, numbered by their place here. */
export const wantedTrades: readonly WantedTrade[] = trades.map((trade) => ({
  ...trade,
  papers: { license: trade.license === null ? 'no' : 'always', ...trade.papers },
}));
