import { partnerUmbrella } from '../facts/subcontracting.ts';
import type { Trade } from '../records/subcontracting.ts';

/** The license that the state asks of a trade, and what is said where the state asks none. */
export const tradeLicense = { label: 'Florida license', none: 'No state license' };

/** The lines of the requirements matrix; `papers` of a trade has one entry for each. */
export const tradePapers: readonly { id: keyof Trade['papers']; label: string }[] = [
  { id: 'equipment', label: 'Own equipment' },
  { id: 'payroll', label: 'Certified payroll' },
  { id: 'umbrella', label: `Umbrella, ${partnerUmbrella}` },
];

/** What the three kinds of line say: where a line begins, and for screen readers in every cell. */
export const requirementLabels: Record<Trade['papers']['payroll'], string> = {
  always: 'Every job',
  public: 'Public jobs',
  no: 'Not asked',
};
