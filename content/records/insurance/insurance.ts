import record from 'record:insurance';
import type { Insurance } from './schema.ts';

/** What the company is insured for. */
export const insurance: Insurance = record;
