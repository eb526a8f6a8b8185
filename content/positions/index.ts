import type { Position } from '../schema.ts';
import { apprentice } from './apprentice.ts';
import { supervisor } from './supervisor.ts';
import { technician } from './technician.ts';

/** The open positions. */
export const positions: readonly Position[] = [technician, apprentice, supervisor];

/** The position of an id; throws where it is not open. */
export function findPosition(id: Position['id']): Position {
  const position = positions.find((one) => one.id === id);
  if (!position) throw new Error(`No open position has the id "${id}"; see content/positions/index.ts`);
  return position;
}
