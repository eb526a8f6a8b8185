import { company } from '../company.ts';
import type { TeamMember } from '../schema.ts';

export const lenaBrandt = {
  id: 'lena-brandt',
  sample: true,
  name: 'Lena Brandt',
  role: 'Controls',
  group: 'leadership',
  ownership: company.ownership.controls,
  fullDescription: `Lena checks every sequence against the drawing, then hands the trend logs to the people who run the building.

She writes the points list with the owner’s controls staff before anything is ordered.`,
  achievements: [
    '22 indoor units on one screen for a permit office',
    'Trend logs running before each handover',
  ],
  icon: 'controls',
  imageUrl: null,
} as const satisfies TeamMember;
