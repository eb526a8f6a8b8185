import type { Program } from '../schema.ts';

export const governmentReadiness = {
  id: 'government-readiness',
  title: 'Government Readiness',
  description: 'How work on a public building differs.',
  duration: 6,
  topics: [
    'Prevailing wage and payroll',
    'Site access and escort',
    'Submittals and reports',
    'Storm mobilization',
  ],
} as const satisfies Program;
