import type { Service } from '../schema.ts';

export const ductwork = {
  id: 'ductwork',
  title: 'Ductwork and balancing',
  description: 'New runs, sealing, and airflow measured at every grille and written down.',
  icon: 'ductwork',
  route: 'services',
} as const satisfies Service;
