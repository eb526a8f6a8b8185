import record from 'record:subcontract-terms';
import type { SubcontractTerms } from './schema.ts';

/** When a partner is paid, what is held back, and what insurance it shows. */
export const subcontractTerms: SubcontractTerms = record;
