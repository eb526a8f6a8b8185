import type { WantedTrade } from '../facts/trades.ts';

/** The columns of the requirements matrix; `papers` of a wanted trade has one entry for each. */
export const tradePapers: readonly { id: keyof WantedTrade['papers']; label: string }[] = [
  { id: 'license', label: 'Florida license' },
  { id: 'liability', label: 'General liability' },
  { id: 'compensation', label: 'Workers’ comp' },
  { id: 'osha', label: 'OSHA 10 card' },
  { id: 'equipment', label: 'Own equipment' },
  { id: 'payroll', label: 'Certified payroll' },
];

/** What the three kinds of entry say, for the legend and for screen readers. */
export const requirementLabels: Record<WantedTrade['papers']['license'], string> = {
  always: 'Every job',
  public: 'Public jobs',
  no: 'Not asked',
};
