import type { Program } from '../schema.ts';

export const advancedDiagnostics = {
  id: 'advanced-diagnostics',
  title: 'Advanced Diagnostics',
  description: 'Find the fault from readings, then prove it.',
  duration: 10,
  topics: [
    'Chiller logs and approach',
    'Eddy-current reports',
    'Controls and trend logs',
    'Vibration and alignment',
  ],
} as const satisfies Program;
