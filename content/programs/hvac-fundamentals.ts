import type { Program } from '../schema.ts';

export const hvacFundamentals = {
  id: 'hvac-fundamentals',
  title: 'HVAC Fundamentals',
  description: 'From the refrigeration cycle to your first charge.',
  duration: 6,
  topics: ['Refrigeration cycle', 'Electrical basics', 'Brazing and evacuation', 'EPA 608 exam preparation'],
} as const satisfies Program;
