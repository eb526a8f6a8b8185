import { apprenticePay } from './facts.ts';
import type { ProgramId } from './programs/index.ts';
import type { Certification, Statement } from './schema.ts';

/** The cards that the programs prepare for, and who examines. */
export const certifications = [
  {
    id: 'epa-608',
    name: 'EPA Section 608',
    examiner: 'An EPA-approved certifier',
    note: 'Type I, II, III or Universal. It does not expire.',
    preparedIn: ['hvac-fundamentals'],
  },
  {
    id: 'osha',
    name: 'OSHA 10 or 30',
    examiner: 'An OSHA-authorized trainer',
    note: 'A completion card, not a certification.',
    preparedIn: ['safety-certifications'],
  },
  {
    id: 'nate',
    name: 'NATE entry tests',
    examiner: 'NATE, an independent testing body',
    note: 'Ready-to-Work and HVAC Support Technician.',
    preparedIn: ['hvac-fundamentals', 'commercial-systems'],
  },
  {
    id: 'completion',
    name: 'Certificate of completion',
    examiner: 'We do',
    note: 'Hours attended and tasks shown. It is not a diploma.',
    preparedIn: [
      'safety-certifications',
      'hvac-fundamentals',
      'government-readiness',
      'commercial-systems',
      'advanced-diagnostics',
    ],
  },
] as const satisfies readonly (Certification & { preparedIn: readonly ProgramId[] })[];

/** What a graduate can do. */
export const trainingOutcomes = [
  { id: 'work', text: 'Charge, evacuate and braze without being watched.' },
  { id: 'read', text: 'Read a wiring diagram and a sequence of operations.' },
  { id: 'write', text: 'Write readings that the next person can trust.' },
  { id: 'apply', text: `Apply to us as a helper, ${apprenticePay}. That is no promise of a job.` },
] as const satisfies readonly Statement[];
