import records from 'records:qualifications';
import type { ComposedEntry } from '../entry-fields.ts';

/** What every partner must hold. */
export const qualifications: readonly ComposedEntry[] = records;
