import type { Trade } from '../schema.ts';

export const craneAndRigging = {
  id: 'crane-and-rigging',
  sample: true,
  name: 'Crane and rigging',
  scope: 'Lifts, lift plans, street closures, setting',
  requirements: ['Lift plan signed before the day', 'Operator and rigger cards for the crane used'],
  papers: {
    license: 'no',
    liability: 'always',
    compensation: 'always',
    osha: 'always',
    equipment: 'always',
    payroll: 'no',
  },
} as const satisfies Trade;
