import { certifications } from 'records:certifications';
import { allPositions, positions } from 'records:positions';
import { programs } from 'records:programs';
import { path, positions as words } from 'words:careers';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Position } from '#content/records/people.ts';

export const openPositions: readonly Position[] = positions.map((position) => {
  if (position.program === undefined) return position;
  const { title, duration } = recordById('programs', programs, position.program, 'src/views/careers.ts');
  const learn = words.learn({ title, weeks: weeks({ count: duration }) });
  return { ...position, responsibilities: [...position.responsibilities, learn] };
});

export const commonTerms =
  new Set(openPositions.map(({ terms }) => terms)).size === 1 ? openPositions[0]?.terms : undefined;

const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]).sort((a, b) => a - b);

/** Dollars an hour, from the lowest to the highest, with every wage at which a position's pay begins or ends: for `axisOf`. */
export const payAxis = [Math.min(...wages), Math.max(...wages), [...new Set(wages)]] as const;

const fundamentals = programs.find(({ id }) => id === 'hvac-fundamentals')?.title;
const systems = programs.find(({ id }) => id === 'commercial-systems')?.title;
const epa608 = certifications.find(({ id }) => id === 'epa-608')?.name;
const { helper, technician, supervisor } = path.steps;

export const careerPath = [
  { id: 'apprentice', ...helper, opensWith: null },
  {
    id: 'technician',
    ...technician,
    opensWith: fundamentals && epa608 ? technician.opensWith({ program: fundamentals, card: epa608 }) : null,
  },
  {
    id: 'supervisor',
    ...supervisor,
    opensWith: systems ? supervisor.opensWith({ program: systems }) : null,
  },
].flatMap((step) => {
  const position = allPositions.find(({ id }) => id === step.id);
  return position ? [{ ...step, pay: position.pay }] : [];
});
