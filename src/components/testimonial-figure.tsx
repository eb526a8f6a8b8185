import { sampleTestimonial } from 'words:parts';
import type { ReactNode } from 'react';
import type { Testimonial } from '#content/records/people.ts';
import css from './testimonial-figure.module.css';

interface TestimonialFigureProps {
  of: Pick<Testimonial, 'name' | 'role' | 'text' | 'sample'>;
  className: string | undefined;
  /** After the role. */
  children?: ReactNode;
}

/** What somebody said, over name and role; a sample says so beside the name. */
export function TestimonialFigure({ of, className, children }: TestimonialFigureProps) {
  const { name, role, text, sample } = of;
  return (
    <figure className={className}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b> {sample && <span className={css.sample}>{sampleTestimonial}</span>}
        <br />
        {role}
        {children}
      </figcaption>
    </figure>
  );
}
