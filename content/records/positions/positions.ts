import every from 'every-record:positions';
import shown from 'records:positions';
import type { Position } from './schema.ts';

/** The positions that are open on the day of the build. */
export const positions: readonly Position[] = shown;

/** The same with those that have closed: the path from helper to supervisor quotes their pay. */
export const everyPosition: readonly Position[] = every;
