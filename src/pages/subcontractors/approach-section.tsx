import { benefitsForPartners } from '#content/facts/partner-benefits.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './approach-section.module.css';

const { benefits, sample, text, title } = subcontractorsPage.approach;

/** How we work with a partner, and what a partner gets from it. */
export function ApproachSection() {
  return (
    <Zone letter="B" aria-labelledby="approach" className={css.zone}>
      <div className={css.approach}>
        <h2 id="approach">{title}</h2>
        <p className={css.text}>{text}</p>
        {benefitsForPartners.some((benefit) => benefit.sample) && (
          <SampleNote className={css.sample}>{sample}</SampleNote>
        )}
      </div>
      <ul className={css.benefits} aria-label={benefits}>
        {benefitsForPartners.map((benefit) => (
          <li key={benefit.id}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
