import type { TeamMember } from '../schema.ts';

export const andreJoseph = {
  id: 'andre-joseph',
  sample: true,
  name: 'Andre Joseph',
  role: 'Sheet metal and balancing',
  group: 'specialist',
  ownership: null,
  fullDescription: 'Andre lays out duct on site, seals it, and writes the airflow on every grille.',
  achievements: ['A school balanced room by room in one week'],
  icon: 'ductwork',
  imageUrl: null,
} as const satisfies TeamMember;
