import type { Trade } from '../schema.ts';

export const controls = {
  id: 'controls',
  sample: true,
  name: 'Controls',
  scope: 'DDC panels, sensors, valves, graphics, trend logs',
  requirements: ['Points list agreed before ordering', 'Graphics the owner can edit'],
  papers: {
    license: 'public',
    liability: 'always',
    compensation: 'always',
    osha: 'always',
    equipment: 'no',
    payroll: 'public',
  },
} as const satisfies Trade;
