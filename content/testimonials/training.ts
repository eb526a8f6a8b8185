import type { Testimonial } from '../schema.ts';

/** What graduates said; who was hired here says so. */
export const trainingTestimonials = [
  {
    id: 'advanced-diagnostics',
    sample: true,
    name: 'Graduate, Advanced Diagnostics',
    role: 'Now a technician elsewhere',
    text: 'They gave me a compressor that had failed at a school and asked why. It took me two days. I\u00a0have not guessed since.',
    rating: 5,
  },
  {
    id: 'hvac-fundamentals',
    sample: true,
    name: 'Graduate, HVAC Fundamentals',
    role: 'Hired here as a helper',
    text: 'I came from a kitchen. Week two I\u00a0was brazing.',
    rating: 5,
  },
  {
    id: 'government-readiness',
    sample: true,
    name: 'Graduate, Government Readiness',
    role: 'Works for a partner firm',
    text: 'My crew gets through the gate now. That was the whole point.',
    rating: 5,
  },
] as const satisfies readonly Testimonial[];
