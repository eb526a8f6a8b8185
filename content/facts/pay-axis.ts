import { positions } from '../records/positions/positions.ts';

const wages = positions.map(({ pay }) => pay);
const low = Math.min(...wages.map(({ min }) => min));
const high = Math.max(...wages.map(({ max }) => max));

/** Dollars an hour: whole fives around every position's pay, with room behind the best paid for the word on bonuses. */
export const payAxis = { low: Math.floor((low - 1) / 5) * 5, high: Math.ceil((high + 2) / 5) * 5 };
