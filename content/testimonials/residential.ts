import type { Testimonial } from '../schema.ts';

/** What homeowners said. */
export const residentialTestimonials = [
  {
    id: 'hialeah',
    sample: true,
    name: 'Homeowner, Hialeah',
    role: 'Emergency repair',
    text: 'I texted at six in the morning with a baby in the house. He was here before ten and told me the price before he opened the unit.',
    rating: 5,
  },
  {
    id: 'pembroke-pines',
    sample: true,
    name: 'Homeowner, Pembroke Pines',
    role: 'Drain and float switch',
    text: 'The drain had backed up into the hall closet. They cleared it, showed me the float switch and put in the one that should have been there.',
    rating: 5,
  },
  {
    id: 'lake-worth-beach',
    sample: true,
    name: 'Homeowner, Lake Worth Beach',
    role: 'New system',
    text: 'Two other quotes were for five tons. They measured the rooms and said three and a half. The house is dry for the first time.',
    rating: 5,
  },
] as const satisfies readonly Testimonial[];
