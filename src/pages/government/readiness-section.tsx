import { governmentPage } from '#content/pages/government.ts';
import { readiness } from '#content/records/readiness/readiness.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './readiness-section.module.css';
import { SectionTitle } from './section-title.tsx';

const { readiness: words, sections } = governmentPage;
const { id } = sections.readiness;

/** A year of twelve months, the hurricane season exactly six of them; what is done before, during and after a storm under its months. */
export function ReadinessSection() {
  return (
    <Zone letter="G" padded id={id} aria-labelledby={`${id}-title`}>
      <SectionTitle name="readiness" />
      <div className={css.months} aria-hidden="true">
        {words.months.map((month) => (
          <span key={month}>
            {month.slice(0, 1)}
            <span className={css.rest}>{month.slice(1)}</span>
          </span>
        ))}
      </div>
      <p className={css.season}>{words.season}</p>
      <ol className={css.steps}>
        {readiness.map((step) => (
          <li key={step.id}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Zone>
  );
}
