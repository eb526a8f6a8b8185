import records from 'records:positions';
import type { Position } from './schema.ts';

/** The open positions. */
export const positions: readonly Position[] = records;
