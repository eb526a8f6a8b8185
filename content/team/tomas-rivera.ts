import { company } from '../company.ts';
import type { TeamMember } from '../schema.ts';

export const tomasRivera = {
  id: 'tomas-rivera',
  sample: true,
  name: 'Tomás Rivera',
  role: 'Chillers',
  group: 'leadership',
  ownership: company.ownership.chillers,
  fullDescription: `Tomás rebuilds compressors on the bench and reads an eddy-current report aloud to the owner, tube by tube.

He leads the plant-room crew and signs each start-up sheet beside the technician who took the readings.`,
  achievements: [
    '824 tubes drawn and replaced in one courthouse plant',
    'Clearance sheets before and after every rebuild',
  ],
  icon: 'chiller',
  imageUrl: null,
} as const satisfies TeamMember;
