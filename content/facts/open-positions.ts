import { positions } from 'records:positions';
import { programs } from 'records:programs';
import type { Position } from '../records/positions.ts';
import { formatCount } from '../values/format.ts';
import { recordById } from './record-by-id.ts';

/** The open positions, each with the program that is learned on the job as its last duty. */
export const openPositions: readonly Position[] = positions.map((position) => {
  if (position.program === undefined) return position;
  const { title, duration } = recordById(
    'programs',
    programs,
    position.program,
    'content/facts/open-positions.ts',
  );
  const learn = `Learn: ${title}, ${formatCount(duration, 'week')}`;
  return { ...position, responsibilities: [...position.responsibilities, learn] };
});

/** The hours and place of every open position, where all have the same. */
export const commonTerms =
  new Set(openPositions.map(({ terms }) => terms)).size === 1 ? openPositions[0]?.terms : undefined;
