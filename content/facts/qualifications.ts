import { company } from 'records:company';
import { qualifications } from 'records:qualifications';
import type { Entry } from '../records/entries.ts';
import { composed } from './composed.ts';
import { partnerAuto, partnerLiability } from './subcontract.ts';

/** What every partner must hold, in its order; what quotes limits follows from their record. */
export const minimumQualifications: readonly Entry[] = composed('qualifications', qualifications, {
  liability: `Certificate: ${partnerLiability}, ${company.name} as additional insured. Auto ${partnerAuto}.`,
});
