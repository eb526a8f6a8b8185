import { company } from '../company.ts';
import type { TeamMember } from '../schema.ts';

export const danaWhitlock = {
  id: 'dana-whitlock',
  sample: true,
  name: 'Dana Whitlock',
  role: 'Vice president, operations',
  group: 'leadership',
  ownership: company.ownership.operations,
  fullDescription: `Dana plans crews, cranes and street closures. Before a lift she walks the route that the unit will take and measures the last door.

When a call comes in at night, the crew that goes out is the one she put on the board a month ago.`,
  achievements: [
    '24 rooftop units over a school in one summer break',
    'Four crane days without a lane closed past 6:00 AM',
  ],
  icon: 'crane',
  imageUrl: null,
} as const satisfies TeamMember;
