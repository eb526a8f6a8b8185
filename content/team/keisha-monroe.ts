import type { TeamMember } from '../schema.ts';

export const keishaMonroe = {
  id: 'keisha-monroe',
  sample: true,
  name: 'Keisha Monroe',
  role: 'Training and safety',
  group: 'specialist',
  ownership: null,
  fullDescription:
    'Keisha runs the five programs and the toolbox talk on Monday, and keeps the list of who holds which card.',
  achievements: ['Trainer boards built from units that came off our own jobs'],
  icon: 'training',
  imageUrl: null,
} as const satisfies TeamMember;
