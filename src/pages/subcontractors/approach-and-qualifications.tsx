import { partnerBenefits } from 'records:partner-benefits';
import { qualifications as minimumQualifications } from 'records:qualifications';
import { subcontractTerms } from 'records:subcontract-terms';
import { approach, days as dayUnit, payment, qualifications as words } from 'words:subcontractors';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Scene } from '#src/components/drawings/drawings.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar, ScaleBar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import papers from './papers.svg';
import css from './subcontractors-page.module.css';

/** How we work with a partner, in a line across the plane, and what a partner gets from it: first of all paid, on a scale of days. */
export function ApproachSection() {
  const { benefits, sample, statement, text, title } = approach;
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

const { payDays, payLatestDays, retainagePercent, retainageReleaseDays } = subcontractTerms;

const paymentDays = [
  { days: payDays, from: payment[0] },
  { days: payLatestDays, from: payment[1] },
  // nothing held back, nothing to release
  ...(retainagePercent === 0 ? [] : [{ days: retainageReleaseDays, from: payment[2] }]),
];
const ends = paymentDays.map(({ days }) => days);
const scale = linearScale(0, Math.max(...ends));
const fills = ['blue', 'solid', 'hatched'] as const;

function PaymentDays() {
  return (
    <>
      <Stack as="dl" gap="even" className={css.terms}>
        {paymentDays.map(({ days, from }, index) => (
          <Row key={from}>
            <dt>
              <GiantFigure className={css.days} unit={dayUnit({ count: days })}>
                {days}
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
        unit={dayUnit({ count: Math.max(...ends) })}
      />
    </>
  );
}

/** What every partner must hold: the papers loose on the table, and the sheet on which they are ticked off. */
export function QualificationsSection() {
  return (
    <Zone letter="D" plane="paper-2" padded id="qualifications" aria-labelledby="qualifications-title">
      <Split at="large">
        <Row className={css.table}>
          <h2 id="qualifications-title">{words.title}</h2>
          <p className="lead">{words.note}</p>
          <Scene src={papers} width={560} height={500} loading="lazy" alt="" />
        </Row>
        <Cells as="ul" of={[1, 2, 1]} ruled className={css.ticked} data-plane="white">
          {minimumQualifications.map(({ id, title, text }) => (
            <li key={id}>
              <span className={css.box} />
              <h3 className="name">{title}</h3>
              <p className="note">{text}</p>
            </li>
          ))}
        </Cells>
      </Split>
    </Zone>
  );
}
