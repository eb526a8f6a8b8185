import { company } from '../company.ts';
import { formatCount } from '../format.ts';
import { hvacFundamentals } from '../programs/hvac-fundamentals.ts';
import type { Position } from '../schema.ts';

export const apprentice = {
  id: 'apprentice',
  sample: true,
  title: 'HVAC Helper/Apprentice',
  level: 'Entry level',
  pay: company.pay.apprentice,
  terms: 'Full time, Broward County',
  requirements: [
    'No experience needed',
    'To lift 50\u00a0lb and work on a roof in August',
    'A way to get to the shop when it opens',
  ],
  responsibilities: [
    'Rig, carry, clean coils, keep the van stocked',
    'Measure, and write it down',
    `Learn: ${hvacFundamentals.title}, ${formatCount(hvacFundamentals.duration, 'week')}`,
  ],
  applyLabel: 'Apply as Helper/Apprentice',
} as const satisfies Position;
