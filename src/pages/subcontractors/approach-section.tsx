import { Fragment } from 'react';
import { benefitsForPartners } from '#content/facts/partner-benefits.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './approach-section.module.css';

const { benefits, sample, statement, text, title } = subcontractorsPage.approach;

/** How we work with a partner, in a line across the plane, and what a partner gets from it. */
export function ApproachSection() {
  return (
    <Zone letter="C" plane="water" padded aria-labelledby="approach">
      <h2 id="approach" className="label">
        {title}
      </h2>
      <div className={css.approach}>
        <p className={css.statement}>
          {statement.map((one) => (
            <Fragment key={one}>
              <span className={css.one}>{one}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p className={css.text}>{text}</p>
      </div>
      <ul className={css.benefits} aria-label={benefits}>
        {benefitsForPartners.map((benefit) => (
          <li key={benefit.id}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
      {benefitsForPartners.some((benefit) => benefit.sample) && <SampleNote>{sample}</SampleNote>}
    </Zone>
  );
}
