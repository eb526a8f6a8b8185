import { reasonsToTrain } from '#content/facts/reasons-to-train.ts';
import { trainingTestimonials } from '#content/facts/testimonials.ts';
import { formatRating } from '#content/format.ts';
import { trainingPage } from '#content/pages/training.ts';
import type { Testimonial } from '#content/records/testimonials/schema.ts';
import { VoiceName } from '#src/components/voice-name.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './why-section.module.css';

const { voices, why } = trainingPage;

/** Why choose these programs, over what three graduates say. */
export function WhySection() {
  return (
    <Zone letter="D" aria-labelledby="why">
      <div className={css.why}>
        <h2 id="why">{why}</h2>
        <ul className={css.reasons}>
          {reasonsToTrain.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div data-plane="shell" className={css.voices}>
        <h2>{voices.title}</h2>
        {trainingTestimonials.map((graduate) => (
          <Voice key={graduate.id} {...graduate} />
        ))}
        {trainingTestimonials.some(({ sample }) => sample) && (
          <SampleNote className={css.sample}>{voices.sample}</SampleNote>
        )}
      </div>
    </Zone>
  );
}

function Voice({ name, role, text, rating, sample }: Testimonial) {
  return (
    <figure className={css.voice}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <VoiceName name={name} sample={sample} />
        <br />
        {role}
        <span className={css.rating}>{formatRating(rating)}</span>
      </figcaption>
    </figure>
  );
}
