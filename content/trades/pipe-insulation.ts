import type { Trade } from '../schema.ts';

export const pipeInsulation = {
  id: 'pipe-insulation',
  sample: true,
  name: 'Pipe insulation',
  scope: 'Chilled water, refrigerant lines, jacketing, labels',
  requirements: ['Vapor barrier closed at every hanger', 'Labels with service and flow direction'],
  papers: {
    license: 'no',
    liability: 'always',
    compensation: 'always',
    osha: 'always',
    equipment: 'always',
    payroll: 'public',
  },
} as const satisfies Trade;
