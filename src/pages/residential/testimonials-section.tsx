import { residentialPage } from '#content/pages/residential.ts';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './testimonials-section.module.css';

/** Three homeowners in their words; the first is the largest. */
export function TestimonialsSection() {
  const { title, list, sample } = residentialPage.testimonials;
  return (
    <Zone letter="G" plane="shell" className={css.testimonials} aria-labelledby="voices">
      <h2 id="voices" className="sr-only">
        {title}
      </h2>
      {list.map(({ id, name, mark, role, text, rating }) => (
        <figure key={id} className={css.testimonial}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <span>
              {name}
              {mark && (
                <>
                  <RevisionTriangle mark="1" />
                  <span className={css.mark}>{mark}</span>
                </>
              )}
              <span className={css.role}>{role}</span>
            </span>
            <span className={css.rating}>{rating}</span>
          </figcaption>
        </figure>
      ))}
      {sample && <SampleNote className={css.sample}>{sample}</SampleNote>}
    </Zone>
  );
}
