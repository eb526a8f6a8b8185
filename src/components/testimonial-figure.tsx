import { sampleTestimonial } from 'words:parts';
import { years as yearsHere } from 'words:position';
import { rating as ratingWords, years as yearWords } from 'words:units';
import type { Testimonial } from '#content/records/people.ts';
import css from './testimonial-figure.module.css';

/** What somebody said, over name and role, with the rating or an employee's years; a sample says so beside the name. */
export function TestimonialFigure({
  of,
  rated,
  className,
}: {
  of: Testimonial;
  rated?: boolean;
  className: string | undefined;
}) {
  const { name, role, text, sample, rating, years } = of;
  return (
    <figure className={className}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b> {sample && <span className={css.sample}>{sampleTestimonial}</span>}
        <br />
        {role}
        {rated ? (
          <>
            {' '}
            <b className="nb">{ratingWords({ rating })}</b>
          </>
        ) : (
          years !== undefined && `, ${yearsHere({ years: yearWords({ count: years }) })}`
        )}
      </figcaption>
    </figure>
  );
}
