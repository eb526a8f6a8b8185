import type { Trade } from '../records/trades/schema.ts';

/** The columns of the requirements matrix; `trade.papers` has one entry for each. */
export const tradePapers: readonly { id: keyof Trade['papers']; label: string }[] = [
  { id: 'license', label: 'State license or county card' },
  { id: 'liability', label: 'General liability' },
  { id: 'compensation', label: 'Workers’ comp' },
  { id: 'osha', label: 'OSHA 10 card' },
  { id: 'equipment', label: 'Own equipment' },
  { id: 'payroll', label: 'Certified payroll' },
];

/** What the three kinds of entry say, for the legend and for screen readers. */
export const requirementLabels: Record<Trade['papers'][keyof Trade['papers']], string> = {
  always: 'Every job',
  public: 'Public jobs',
  no: 'Not asked',
};
