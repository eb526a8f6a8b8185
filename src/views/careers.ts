import { certifications } from 'records:certifications';
import { allPositions, positions } from 'records:positions';
import { programs } from 'records:programs';
import { path, positions as words } from 'words:careers';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Position } from '#content/records/people.ts';

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

/** Dollars an hour, from the lowest to the highest; `ticks` is every wage at which a position's pay begins or ends. */
export const payAxis = {
  low,
  high: Math.max(high, low + 1),
  ticks: [...new Set(wages.flatMap(({ min, max }) => [min, max]))].sort((a, b) => a - b),
};

const program = (id: string) => programs.find((one) => one.id === id)?.title;
const card = (id: string) => certifications.find((one) => one.id === id)?.name;

const { helper, technician, supervisor } = path.steps;
const fundamentals = program('hvac-fundamentals');
const systems = program('commercial-systems');
const epa608 = card('epa-608');

/** From helper to supervisor, with what opens each step: as many steps as there are positions for. */
export const careerPath = [
  { id: 'helper', position: 'apprentice', ...helper, opensWith: null },
  {
    id: 'technician',
    position: 'technician',
    ...technician,
    opensWith: fundamentals && epa608 ? technician.opensWith({ program: fundamentals, card: epa608 }) : null,
  },
  {
    id: 'supervisor',
    position: 'supervisor',
    ...supervisor,
    opensWith: systems ? supervisor.opensWith({ program: systems }) : null,
  },
].flatMap(({ position, ...step }) => {
  const { pay } = allPositions.find(({ id }) => id === position) ?? {};
  return pay ? [{ ...step, pay }] : [];
});
