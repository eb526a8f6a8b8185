import type { Entry } from './schema.ts';

/** What we do for public buildings before, during and after a storm. */
export const readiness = [
  {
    id: 'before',
    title: 'Before the season',
    text: 'By June\u00a01: tie-downs inspected, spare parts counted, generator connections checked, contact list signed by both sides.',
  },
  {
    id: 'during',
    title: 'During a storm',
    text: 'Crews shelter. The emergency line stays open; calls are logged in the order of life safety.',
  },
  {
    id: 'after',
    title: 'After the storm',
    text: 'Crews move once officials reopen roads. Prices stay those of the contract.',
  },
] as const satisfies readonly Entry[];
