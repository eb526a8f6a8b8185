import type { Testimonial } from '../schema.ts';

/** What employees said, with their years in the company. */
export const careersTestimonials = [
  {
    id: 'supervisor',
    sample: true,
    name: 'Employee, started as a helper',
    role: 'Project supervisor',
    text: 'I started as a helper and now I sign the crane plan. Nobody told me to wait until somebody retired.',
    rating: 5,
    years: 11,
  },
  {
    id: 'technician',
    sample: true,
    name: 'Employee, plant-room crew',
    role: 'Technician',
    text: 'The readings I took in my first year are still in the log. I look at them when a unit comes back.',
    rating: 5,
    years: 6,
  },
  {
    id: 'helper',
    sample: true,
    name: 'Employee, roof crew',
    role: 'Helper',
    text: 'Six weeks on the bench, then a roof. I knew what the gauge meant before it mattered.',
    rating: 5,
    years: 2,
  },
] as const satisfies readonly Testimonial[];
