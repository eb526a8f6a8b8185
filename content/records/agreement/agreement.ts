import record from 'record:agreement';
import type { Agreement } from './schema.ts';

/** What the service agreement promises, and what a missed promise costs us. */
export const agreement: Agreement = record;
