import records from 'records:quality-standards';
import type { Statement } from '../fields.ts';

/** What holds on every project. */
export const qualityStandards: readonly Statement[] = records;
