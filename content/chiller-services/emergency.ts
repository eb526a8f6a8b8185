import { company } from '../company.ts';
import { emergencyCommercial } from '../facts.ts';
import { plantRoomBefore } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const emergency = {
  id: 'emergency',
  number: 7,
  isPlanned: false,
  title: 'Emergency',
  summary: `${company.emergency.line}, ${emergencyCommercial}`,
  text: `A crew ${emergencyCommercial} for commercial and government. ${company.emergency.conditions}`,
  clauses: [
    'Made safe first: power, pressure, water.',
    'Fault found and the choice put to you: repair now, temporary cooling, or both.',
  ],
  receive: 'Fault, cause and fix in writing.',
  photo: { ...plantRoomBefore, caption: 'What we often find: water on the floor at the water-box end.' },
} as const satisfies ChillerService;
