import records from 'records:quality-standards';
import type { QualityStandard } from './schema.ts';

/** What holds on every project. */
export const qualityStandards: readonly QualityStandard[] = records;
