import type { ReactNode } from 'react';
import type { Testimonial } from '#content/records/people.ts';
import { TestimonialName } from './testimonial-name.tsx';

interface TestimonialFigureProps {
  of: Pick<Testimonial, 'name' | 'role' | 'text' | 'sample'>;
  className: string | undefined;
  /** After the role. */
  children?: ReactNode;
}

/** What somebody said, over name and role. */
export function TestimonialFigure({
  of: { name, role, text, sample },
  className,
  children,
}: TestimonialFigureProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <TestimonialName name={name} sample={sample} />
        <br />
        {role}
        {children}
      </figcaption>
    </figure>
  );
}
