import * as residentialPage from 'words:residential';
import { rating as ratingWords } from 'words:units';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { residentialTestimonials } from '#src/views/people.ts';
import css from './testimonials-section.module.css';

/** Three homeowners in their words; the first is the largest. */
export function TestimonialsSection() {
  const { title, sample: note } = residentialPage.testimonials;
  return (
    <Zone letter="G" plane="shell" className={css.testimonials} aria-labelledby="voices">
      <h2 id="voices" className="sr-only">
        {title}
      </h2>
      {residentialTestimonials.map(({ id, sample, name, role, text, rating }) => (
        <figure key={id} className={css.testimonial}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            {name}
            {sample && <RevisionTriangle mark="1" />}
            {', '}
            <span className={css.role}>
              {role}, {ratingWords({ rating })}
            </span>
          </figcaption>
        </figure>
      ))}
      {note && <SampleNote className={css.sample}>{note}</SampleNote>}
    </Zone>
  );
}
