import record from 'record:company';
import type { Company } from './schema.ts';

/** Who the company is, and how to reach it. */
export const company: Company = record;
