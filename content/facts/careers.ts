import { certifications } from 'records:certifications';
import { allPositions, positions } from 'records:positions';
import { programs } from 'records:programs';
import type { Position } from '../records/positions.ts';
import { formatCount } from '../values/format.ts';
import { recordById } from './record-by-id.ts';

/** The open positions, each with the program that is learned on the job as its last duty. */
export const openPositions: readonly Position[] = positions.map((position) => {
  if (position.program === undefined) return position;
  const { title, duration } = recordById('programs', programs, position.program, 'content/facts/careers.ts');
  const learn = `Learn: ${title}, ${formatCount(duration, 'week')}`;
  return { ...position, responsibilities: [...position.responsibilities, learn] };
});

/** The hours and place of every open position, where all have the same. */
export const commonTerms =
  new Set(openPositions.map(({ terms }) => terms)).size === 1 ? openPositions[0]?.terms : undefined;

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

const program = (id: string) => recordById('programs', programs, id, 'content/facts/careers.ts').title;
const card = (id: string) =>
  recordById('certifications', certifications, id, 'content/facts/careers.ts').name;
const payOf = (id: string) => recordById('positions', allPositions, id, 'content/facts/careers.ts').pay;

/** From helper to supervisor, with what opens each step. */
export const careerPath = [
  {
    id: 'helper',
    title: 'Helper',
    pay: payOf('apprentice'),
    text: 'Carries, cleans, measures, and is shown each task twice.',
    opensWith: null,
  },
  {
    id: 'technician',
    title: 'Technician',
    pay: payOf('technician'),
    text: 'Own van, own calls, own readings in the log.',
    opensWith: `${program('hvac-fundamentals')} and the ${card('epa-608')} card`,
  },
  {
    id: 'supervisor',
    title: 'Supervisor',
    pay: payOf('supervisor'),
    text: 'A crew, a budget and the customer’s phone number.',
    opensWith: `${program('commercial-systems')}, the OSHA 30 card, and one job led from start to end`,
  },
];
