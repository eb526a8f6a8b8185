import type { TeamMember } from '../schema.ts';

export const luisFerrer = {
  id: 'luis-ferrer',
  sample: true,
  name: 'Luis Ferrer',
  role: 'Rooftop units',
  group: 'specialist',
  ownership: null,
  fullDescription:
    'Luis leads the roof crew. He fits the curb adapter a week before the crane, so that lift day is only the lift.',
  achievements: ['Six units set between 4:00 AM and the first bell'],
  icon: 'rooftop',
  imageUrl: null,
} as const satisfies TeamMember;
