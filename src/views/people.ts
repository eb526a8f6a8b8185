import { company } from 'records:company';
import { promises } from 'records:promises';
import { team } from 'records:team';
import { testimonials } from 'records:testimonials';
import { proposalContact } from 'words:sentences';
import { recordById } from '#content/facts/record-by-id.ts';
import type { EmployeeTestimonial } from '#content/records/people.ts';

export const leadership = team.filter(({ group }) => group === 'leadership');
export const specialists = team.filter(({ group }) => group === 'specialist');

export const residentialTestimonials = testimonials.filter(({ page }) => page === 'residential');
export const trainingTestimonials = testimonials.filter(({ page }) => page === 'training');
export const careersTestimonials = testimonials.filter(
  (one): one is EmployeeTestimonial => one.page === 'careers' && one.years !== undefined,
);

const { direct, sample } = recordById('team', team, promises.replies.proposal.by, 'src/views/people.ts');

/** Whom contracting officers ask for: on a line of their own where the record names one, else on the company's. */
export const officer = {
  line: proposalContact,
  phone: direct?.phone ?? company.phone,
  email: direct?.email ?? company.email,
  isSample: sample,
};
