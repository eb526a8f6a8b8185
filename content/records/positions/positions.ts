import every from 'every-record:positions';
import open from 'records:positions';
import type { Position } from './schema.ts';

/** The positions that are open on the day of the build. */
export const positions: readonly Position[] = open;

/** The same with those that have closed: the path from helper to supervisor quotes their pay. */
export const everyPosition: readonly Position[] = every;
