import type { Trade } from '../schema.ts';

export const sheetMetal = {
  id: 'sheet-metal',
  sample: true,
  name: 'Sheet metal',
  scope: 'Spiral and rectangular duct, curbs, flashing, balancing dampers',
  requirements: ['Shop drawings before fabrication', 'Seams and joints sealed and leak-tested'],
  papers: {
    license: 'always',
    liability: 'always',
    compensation: 'always',
    osha: 'always',
    equipment: 'always',
    payroll: 'public',
  },
} as const satisfies Trade;
