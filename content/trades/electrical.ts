import type { Trade } from '../schema.ts';

export const electrical = {
  id: 'electrical',
  sample: true,
  name: 'Electrical',
  scope: 'Equipment power, disconnects, starters, drives',
  requirements: ['Own permit and inspection', 'Insulation-resistance readings of each motor handed over'],
  papers: {
    license: 'always',
    liability: 'always',
    compensation: 'always',
    osha: 'always',
    equipment: 'no',
    payroll: 'public',
  },
} as const satisfies Trade;
