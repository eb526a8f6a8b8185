import { team } from 'records:team';
import { testimonials } from 'records:testimonials';
import type { EmployeeTestimonial } from '#content/records/people.ts';

/** Who owns and runs the company; the shares add up to 100 percent. */
export const leadership = team.filter(({ group }) => group === 'leadership');
/** Employees whom customers meet. */
export const specialists = team.filter(({ group }) => group === 'specialist');

/** What homeowners said. */
export const residentialTestimonials = testimonials.filter(({ page }) => page === 'residential');
/** What graduates said; who was hired here says so. */
export const trainingTestimonials = testimonials.filter(({ page }) => page === 'training');
/** What employees said, with their years in the company. */
export const careersTestimonials = testimonials.filter(
  (one): one is EmployeeTestimonial => one.page === 'careers' && one.years !== undefined,
);
