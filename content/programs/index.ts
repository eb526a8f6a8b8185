import type { Program } from '../schema.ts';
import { advancedDiagnostics } from './advanced-diagnostics.ts';
import { commercialSystems } from './commercial-systems.ts';
import { governmentReadiness } from './government-readiness.ts';
import { hvacFundamentals } from './hvac-fundamentals.ts';
import { safetyCertifications } from './safety-certifications.ts';

const all = [
  safetyCertifications,
  hvacFundamentals,
  governmentReadiness,
  commercialSystems,
  advancedDiagnostics,
] as const;

/** The five training programs, shortest first. */
export const programs: readonly Program[] = all;

/** The id of a program: a misspelled one does not compile. */
export type ProgramId = (typeof all)[number]['id'];
