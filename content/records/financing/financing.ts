import record from 'record:financing';
import type { Financing } from './schema.ts';

/** Paying over time. */
export const financing: Financing = record;
