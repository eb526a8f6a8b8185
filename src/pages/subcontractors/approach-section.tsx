import { partnerBenefits } from 'records:partner-benefits';
import { Fragment } from 'react';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './approach-section.module.css';
import { PaymentDays } from './payment-days.tsx';

const { benefits, sample, statement, text, title } = subcontractorsPage.approach;

/** How we work with a partner, in a line across the plane, and what a partner gets from it: first of all paid, on a scale of days. */
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
        {partnerBenefits.map((benefit) => (
          <li key={benefit.id} className={benefit.id === 'payment' ? css.payment : css.benefit}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
            {benefit.id === 'payment' && <PaymentDays />}
          </li>
        ))}
      </ul>
      {partnerBenefits.some((benefit) => benefit.sample) && <SampleNote>{sample}</SampleNote>}
    </Zone>
  );
}
