import records from 'records:team';
import type { TeamMember } from './schema.ts';

/** Everybody on the team page: who owns the company, then the specialists. */
export const team: readonly TeamMember[] = records;
