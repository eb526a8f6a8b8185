import { trainingTestimonials } from '#content/facts/people.ts';
import { reasonsToTrain } from '#content/facts/training.ts';
import { trainingPage } from '#content/pages/training.ts';
import { formatRating } from '#content/values/format.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './why-section.module.css';

const { testimonials, why } = trainingPage;

/** Why choose these programs, beside what graduates say of them. */
export function WhySection() {
  return (
    <Zone letter="D" aria-labelledby="why">
      <div className={css.halves}>
        <div className={css.why}>
          <h2 id="why">{why}</h2>
          <EntryList entries={reasonsToTrain} className={css.reasons} />
        </div>
        {trainingTestimonials.length > 0 && (
          <div data-plane="shell" className={css.voices}>
            <h2 className="label">{testimonials.title}</h2>
            {trainingTestimonials.map((graduate) => (
              <TestimonialFigure key={graduate.id} of={graduate} className={css.voice}>
                <span className={css.rating}>{formatRating(graduate.rating)}</span>
              </TestimonialFigure>
            ))}
            {trainingTestimonials.some(({ sample }) => sample) && (
              <SampleNote className={css.sample}>{testimonials.sample}</SampleNote>
            )}
          </div>
        )}
      </div>
    </Zone>
  );
}
