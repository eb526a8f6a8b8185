import { testimonials } from 'records:testimonials';
import type { EmployeeTestimonial } from '../records/people.ts';

/** What homeowners said. */
export const residentialTestimonials = testimonials.filter(({ page }) => page === 'residential');
/** What graduates said; who was hired here says so. */
export const trainingTestimonials = testimonials.filter(({ page }) => page === 'training');
/** What employees said, with their years in the company. */
export const careersTestimonials = testimonials.filter(
  (one): one is EmployeeTestimonial => one.page === 'careers' && one.years !== undefined,
);
