import { toBeSupplied } from './format.ts';
import type { Entry } from './schema.ts';

/** What comes besides the wage; sample until the owner confirms each. */
export const careerBenefits = [
  {
    id: 'health',
    sample: true,
    title: 'Health insurance',
    text: `Medical and dental. Plan and share of the premium: ${toBeSupplied}.`,
  },
  {
    id: 'time-off',
    sample: true,
    title: 'Paid time off',
    text: `Vacation, sick days and holidays. Number of days: ${toBeSupplied}.`,
  },
  {
    id: 'training',
    sample: true,
    title: 'Paid training',
    text: 'Hours on the bench are hours on the clock.',
  },
  { id: 'van', sample: true, title: 'Van and fuel', text: 'Technicians take theirs home.' },
  {
    id: 'tools',
    sample: true,
    title: 'Tools',
    text: 'Recovery, vacuum and test gear is ours. Hand tools are yours.',
  },
  {
    id: 'hours',
    sample: true,
    title: 'Posted hours',
    text: 'Overtime and on-call weeks are on the board a month ahead.',
  },
] as const satisfies readonly Entry[];
