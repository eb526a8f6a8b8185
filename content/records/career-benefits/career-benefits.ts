import records from 'records:career-benefits';
import type { Entry } from '../entry-fields.ts';

/** What comes besides the wage. */
export const careerBenefits: readonly Entry[] = records;
