import records from 'records:testimonials';
import type { Testimonial } from './schema.ts';

/** What customers, graduates and employees said; a page takes its own from content/facts/testimonials.ts. */
export const testimonials: readonly Testimonial[] = records;
