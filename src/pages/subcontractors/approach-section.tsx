import { partnerBenefits } from 'records:partner-benefits';
import * as subcontractorsPage from 'words:subcontractors';
import { Fragment } from 'react';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { paymentDays } from '#src/views/subcontracting.ts';
import css from './approach-section.module.css';

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
      {partnerBenefits.length > 0 && (
        <ul className={css.benefits} aria-label={benefits}>
          {partnerBenefits.map((benefit) => (
            <li key={benefit.id} className={benefit.id === 'payment' ? css.payment : css.benefit}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
              {benefit.id === 'payment' && <PaymentDays />}
            </li>
          ))}
        </ul>
      )}
      {partnerBenefits.some((benefit) => benefit.sample) && <SampleNote>{sample}</SampleNote>}
    </Zone>
  );
}

const ends = paymentDays.map(({ days }) => days);
const scale = linearScale(0, Math.max(...ends));
const fills = ['blue', 'solid', 'hatched'] as const;

/** When a partner's money comes: each number of days over its bar, all on one scale. */
function PaymentDays() {
  return (
    <>
      <dl className={css.terms}>
        {paymentDays.map(({ days, figure, unit, from }, index) => (
          <div key={from}>
            <dt>
              <GiantFigure className={css.figure} unit={unit}>
                {figure}
              </GiantFigure>
            </dt>
            <dd className={css.from}>{from}</dd>
            <dd className={css.length}>
              <Bar scale={scale} to={days} fill={fills[index]} data-extends="" />
            </dd>
          </div>
        ))}
      </dl>
      <ScaleBar
        className={css.axis}
        scale={scale}
        ticks={[0, ...ends].toSorted((one, other) => one - other)}
        unit="days"
      />
    </>
  );
}
