import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { type Named, order, sample, text, whole } from '../fields.ts';

/**
 * What somebody said, on the page whose readers it concerns. A person who does not exist may not pass for a customer
 * (16 CFR 465.2): while `sample` is true, the page says so beside the name.
 */
export const testimonialSchema = z
  .strictObject({
    order,
    sample,
    page: z.enum(['residential', 'training', 'careers'], {
      error: 'is no page with quotations; use residential, training or careers',
    }),
    name: text(40, 'the name under the quotation').describe(
      'The speaker: by kind and place until a real person consents.',
    ),
    role: text(50, 'the line under the name'),
    text: text(220, 'the quotation'),
    rating: z.literal(5, {
      error: ({ input }) =>
        `is ${input}; the page shows selected five-star reviews: use 5 or leave the review out`,
    }),
    years: whole(1, 60, 'years').optional().describe('Years with the company; employees only.'),
  })
  .refine(({ page, years }) => page !== 'careers' || years !== undefined, {
    path: ['years'],
    error: 'is missing; add the years with the company',
  })
  .refine(({ page, years }) => page === 'careers' || years === undefined, {
    path: ['years'],
    error: 'belongs to employees; remove it',
  });

export type Testimonial = Named<typeof testimonialSchema>;
/** An employee’s words: they always have their years. */
export type EmployeeTestimonial = Testimonial & { years: number };

export const testimonialsCollection = defineCollection({
  name: 'testimonials',
  noun: 'quotation',
  schema: testimonialSchema,
  sortBy: ['page', 'order'],
  unique: ['text'],
  rules: [
    (records) =>
      (['residential', 'training', 'careers'] as const)
        .filter((page) => !records.some(({ value }) => value.page === page))
        .map((page) => ({ field: 'page', text: `is never ${page}; the page needs one quotation at least` })),
  ],
});
