import records from 'records:readiness';
import type { Entry } from '../entry-fields.ts';

/** What we do for public buildings before, during and after a storm. */
export const readiness: readonly Entry[] = records;
