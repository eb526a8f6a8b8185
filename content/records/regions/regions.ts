import records from 'records:regions';
import type { Region } from './schema.ts';

/** Florida’s counties in the regions of the map, numbered as on it. */
export const regions: readonly Region[] = records;
