import { sampleTestimonial } from 'words:parts';
import type { Testimonial } from '#content/records/people.ts';
import css from './testimonial-name.module.css';

/** Who said it; a sample says so beside the name. */
export function TestimonialName({ name, sample }: Pick<Testimonial, 'name' | 'sample'>) {
  return (
    <>
      <b>{name}</b> {sample && <span className={css.sample}>{sampleTestimonial}</span>}
    </>
  );
}
