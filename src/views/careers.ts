import { certifications } from 'records:certifications';
import { allPositions, positions } from 'records:positions';
import { programs } from 'records:programs';
import { path, positions as words } from 'words:careers';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Position } from '#content/records/positions.ts';

/** The open positions, each with the program that is learned on the job as its last duty. */
export const openPositions: readonly Position[] = positions.map((position) => {
  if (position.program === undefined) return position;
  const { title, duration } = recordById('programs', programs, position.program, 'src/views/careers.ts');
  const learn = words.learn({ title, weeks: weeks({ count: duration }) });
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

const program = (id: string) => recordById('programs', programs, id, 'src/views/careers.ts').title;
const card = (id: string) => recordById('certifications', certifications, id, 'src/views/careers.ts').name;
const payOf = (id: string) => recordById('positions', allPositions, id, 'src/views/careers.ts').pay;

const { helper, technician, supervisor } = path.steps;

/** From helper to supervisor, with what opens each step. */
export const careerPath = [
  { id: 'helper', ...helper, pay: payOf('apprentice'), opensWith: null },
  {
    id: 'technician',
    ...technician,
    pay: payOf('technician'),
    opensWith: technician.opensWith({ program: program('hvac-fundamentals'), card: card('epa-608') }),
  },
  {
    id: 'supervisor',
    ...supervisor,
    pay: payOf('supervisor'),
    opensWith: supervisor.opensWith({ program: program('commercial-systems') }),
  },
];
