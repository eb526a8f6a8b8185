import { partnerBenefits } from 'records:partner-benefits';
import { qualifications as minimumQualifications } from 'records:qualifications';
import { subcontractTerms } from 'records:subcontract-terms';
import { approach, days as dayUnit, payment, qualifications as words } from 'words:subcontractors';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { linearScale } from '#src/lib/scale.ts';
import { Bar, ScaleBar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
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

/** When a partner's money comes: how many days, and what they are counted from. */
const paymentDays = [
  { days: payDays, from: payment[0] },
  { days: payLatestDays, from: payment[1] },
  // nothing held back, nothing to release
  ...(retainagePercent === 0 ? [] : [{ days: retainageReleaseDays, from: payment[2] }]),
];
const ends = paymentDays.map(({ days }) => days);
const scale = linearScale(0, Math.max(...ends));
const fills = ['blue', 'solid', 'hatched'] as const;

/** When a partner's money comes: each number of days over its bar, all on one scale. */
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
          <PapersDrawing />
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

const safetyCards = [
  { hours: '30', at: 'translate(410 306) rotate(10)' },
  { hours: '10', at: 'translate(402 388) rotate(-4)' },
];

/** What a firm sends to qualify, laid out on the table: two references, a W-9, two certificates, a license, the safety cards. */
function PapersDrawing() {
  return (
    <svg className={css.papers} viewBox="0 0 560 500" aria-hidden="true">
      {['translate(14 44) rotate(-8)', 'translate(136 14) rotate(3)'].map((at) => (
        <Paper key={at} at={at} edge="M0 0h146v188H0z">
          <path className={css.print} d="M34 20a16 16 0 1 1-.1 0" />
          <path d="M62 28h62M62 42h40M20 76h106M20 92h106M20 108h72" />
        </Paper>
      ))}
      <Paper at="translate(392 12) rotate(7)" edge="M0 0h152v200H0z">
        <path d="M0 70h152M0 96h152M0 122h152M76 96v26M12 138h128M12 150h128M12 162h90" />
        <path className={css.tint} d="M12 172h90v16H12z" />
        <text className="num" x="12" y="54" fontSize="52">
          W-9
        </text>
      </Paper>
      <Paper at="translate(262 100) rotate(-4)" edge="M0 0h148l24 24v204H0zM148 0v24h24">
        <path d="M18 28h104M18 42h76M18 80v88h136V80M18 102h136M18 124h136M18 146h136M18 190h72M18 206h54" />
        <path className={css.tint} d="M18 62h136v18H18z" />
        <path d="M86 62v106" />
        <path className={css.print} d="M126 200l-8 24 12-6 12 6-6-24M130 173a17 17 0 1 1-.1 0" />
      </Paper>
      <Paper at="translate(52 206) rotate(6)" edge="M0 0h142l24 24v196H0zM142 0v24h24">
        <path className={css.print} d="M18 24h96v20H18z" />
        <path d="M18 66h130M18 82h130M18 98h130M18 114h84M18 150h56M92 150h56M18 184h130" />
      </Paper>
      <Paper at="translate(150 340) rotate(-5)" edge="M0 0h236v140H0z">
        <path className={css.print} d="M0 0h236v28H0zM196 88a18 18 0 1 1-.1 0" />
        <path className={css.tint} d="M16 46h52v66H16z" />
        <path d="M42 58a11 11 0 1 1-.1 0M22 112c0-28 40-28 40 0M86 54h132M86 70h132M86 86h70M86 112h64" />
      </Paper>
      {safetyCards.map(({ hours, at }) => (
        <Paper key={hours} at={at} edge="M0 0h140v88H0z">
          <path className={css.print} d="M0 0h140v20H0z" />
          <path d="M76 38h50M76 52h50M76 66h32" />
          <text className="num" x="14" y="71" fontSize="52">
            {hours}
          </text>
        </Paper>
      ))}
      <g transform="translate(24 470) rotate(-11)">
        <path className={css.pencil} d="M0 0h112v14H0z" />
        <path className={css.print} d="M-16 0H0v14h-16z" />
        <path className={css.paper} d="M112 0l24 7-24 7z" />
      </g>
    </svg>
  );
}

/** A sheet on the table; `at` says where it lies, and how it is turned. */
function Paper({ at, edge, children }: { at: string; edge: string; children: ReactNode }) {
  return (
    <g transform={at}>
      <path className={css.paper} d={edge} />
      {children}
    </g>
  );
}
