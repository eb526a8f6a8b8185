import records from 'records:guarantees';
import type { Guarantee } from './schema.ts';

/** What is covered, and for how long; the length of each line is its years. */
export const guarantees: readonly Guarantee[] = records;
