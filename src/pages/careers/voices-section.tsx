import { careersTestimonials } from '#content/facts/testimonials.ts';
import { formatRating } from '#content/format.ts';
import { careersPage } from '#content/pages/careers.ts';
import type { EmployeeTestimonial } from '#content/records/testimonials/schema.ts';
import { VoiceName } from '#src/components/voice-name.tsx';
import { evenTicks, linearScale, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './voices-section.module.css';

const words = careersPage.voices;

/** What employees say, each beside the years they have been here, on one scale. */
export function VoicesSection() {
  const longest = Math.max(...careersTestimonials.map(({ years }) => years));
  const end = Math.ceil(longest / 4) * 4;
  const scale = linearScale(0, end);
  return (
    <Zone letter="E" padded aria-labelledby="voices">
      <ZoneTitle id="voices" note={words.note}>
        {words.title}
      </ZoneTitle>
      <ul className={css.voices}>
        {careersTestimonials.map((voice) => (
          <Voice key={voice.id} {...voice} scale={scale} />
        ))}
      </ul>
      <div className={css.foot}>
        <ScaleBar
          scale={scale}
          ticks={evenTicks(0, end, end / 4)}
          minor={evenTicks(0, end, 1)}
          unit={words.years}
        />
        {careersTestimonials.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
      </div>
    </Zone>
  );
}

function Voice({ name, role, text, rating, years, sample, scale }: EmployeeTestimonial & { scale: Scale }) {
  return (
    <li className={css.voice}>
      <div className={css.years}>
        <p className={css.figure}>
          <GiantFigure unit={words.years}>{years}</GiantFigure>
        </p>
        <Bar scale={scale} to={years} className={css.bar} />
      </div>
      <figure className={css.quotation}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <span>
            <VoiceName name={name} sample={sample} />
            <br />
            {role}
          </span>
          <span className={css.rating}>{formatRating(rating)}</span>
        </figcaption>
      </figure>
    </li>
  );
}
