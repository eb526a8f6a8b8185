import { readiness } from 'records:readiness';
import * as governmentPage from 'words:government';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './readiness-section.module.css';
import { SectionTitle } from './section-title.tsx';

const { readiness: words, sections } = governmentPage;
const { id } = sections.readiness;
const whole = linearScale(0, 1);
const fills = ['water', 'hatched', 'solid'] as const;

/** A year of twelve months, the hurricane season exactly six of them; the months before it and any one storm in it enlarged, each over what is done in it. */
export function ReadinessSection() {
  return (
    <Zone letter="G" padded id={id} aria-labelledby={`${id}-title`}>
      <SectionTitle name="readiness" />
      <div className={css.year}>
        <div className={css.months} aria-hidden="true">
          {words.months.map((month) => (
            <span key={month}>
              {month.slice(0, 1)}
              <span className={css.rest}>{month.slice(1)}</span>
            </span>
          ))}
        </div>
        <p className={css.ready}>{words.ready}</p>
        <p className={css.season}>{words.season}</p>
        <svg className={css.enlarged} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.narrow} d="M0 0V100M41.67 0 100 100" />
          <path className={css.whole} d="M0 0V100M41.67 0 33.33 100M71.5 0 33.33 100M72.5 0 100 100" />
        </svg>
        <ol className={css.steps}>
          {readiness.map((step, index) => (
            <li key={step.id}>
              <Bar className={css.bar} scale={whole} to={1} fill={fills[index]} />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Zone>
  );
}
