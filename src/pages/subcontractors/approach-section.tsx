import { partnerBenefits } from 'records:partner-benefits';
import * as subcontractorsPage from 'words:subcontractors';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Stack } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { paymentDays } from '#src/views/subcontracting.ts';
import css from './subcontractors-page.module.css';

const { benefits, sample, statement, text, title } = subcontractorsPage.approach;

/** How we work with a partner, in a line across the plane, and what a partner gets from it: first of all paid, on a scale of days. */
export function ApproachSection() {
  return (
    <Zone letter="C" plane="water" padded aria-labelledby="approach">
      <Stack gap="even">
        <h2 id="approach" className="label">
          {title}
        </h2>
        <p className={css.statement}>
          {statement.map((one) => (
            <Fragment key={one}>
              <span className={css.one}>{one}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p className="lead">{text}</p>
        {partnerBenefits.length > 0 && (
          <Cells as="ul" of={[2, 2]} className={css.benefits} aria-label={benefits}>
            {partnerBenefits.map((benefit) => (
              <li key={benefit.id} className={clsx(benefit.id === 'payment' && css.payment)}>
                <h3 className="name">{benefit.title}</h3>
                <p className="note">{benefit.text}</p>
                {benefit.id === 'payment' && <PaymentDays />}
              </li>
            ))}
          </Cells>
        )}
        {partnerBenefits.some((benefit) => benefit.sample) && <SampleNote>{sample}</SampleNote>}
      </Stack>
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
      <Stack as="dl" gap="even" className={css.terms}>
        {paymentDays.map(({ days, figure, unit, from }, index) => (
          <Row key={from}>
            <dt>
              <GiantFigure className={css.days} unit={unit}>
                {figure}
              </GiantFigure>
            </dt>
            <dd className={clsx('note', css.from)}>{from}</dd>
            <dd className={css.length}>
              <Bar scale={scale} to={days} fill={fills[index]} data-extends="" />
            </dd>
          </Row>
        ))}
      </Stack>
      <ScaleBar
        scale={scale}
        ticks={[0, ...ends].toSorted((one, other) => one - other)}
        unit="days"
        everyLabel
      />
    </>
  );
}
