import { readiness } from '#content/records/readiness/readiness.ts';
import { DataSection } from './data-section.tsx';
import css from './readiness-section.module.css';

/** What is done before, during and after a storm. */
export function ReadinessSection() {
  return (
    <DataSection name="readiness">
      <ol className={css.steps}>
        {readiness.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </DataSection>
  );
}
