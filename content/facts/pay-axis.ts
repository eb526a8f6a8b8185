import { positions } from 'records:positions';

const wages = positions.map(({ pay }) => pay);
const low = Math.min(...wages.map(({ min }) => min));
const high = Math.max(...wages.map(({ max }) => max));

const [start, end] = [Math.floor((low - 1) / 5) * 5, Math.ceil((high + 2) / 5) * 5];

/**
 * Dollars an hour: whole fives around every position's pay, with room behind the best paid for the word on bonuses.
 * `ticks` are its two ends, and every wage at which a position's pay begins or ends.
 */
export const payAxis = {
  low: start,
  high: end,
  ticks: [...new Set([start, ...wages.flatMap(({ min, max }) => [min, max]), end])].sort((a, b) => a - b),
};
