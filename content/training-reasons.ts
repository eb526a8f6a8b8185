import type { Entry } from './schema.ts';

/** Why to learn here. */
export const trainingReasons = [
  { id: 'crew', title: 'Taught by the crew', text: 'The person at the board was on a roof this week.' },
  { id: 'faults', title: 'Scrap units, real faults', text: 'You repair what came off a job, not a slide.' },
  { id: 'hands', title: 'Hands before screens', text: 'Each task is shown, done, then signed for.' },
  {
    id: 'public',
    title: 'Public work included',
    text: 'Payroll, site access and reports are taught, not left to chance.',
  },
] as const satisfies readonly Entry[];
