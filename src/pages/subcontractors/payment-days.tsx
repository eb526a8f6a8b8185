import { paymentDays } from '#content/facts/subcontract.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './payment-days.module.css';

const ends = paymentDays.map(({ days }) => days);
const scale = linearScale(0, Math.max(...ends));
const fills = ['blue', 'solid', 'hatched'] as const;

/** When a partner's money comes: each number of days over its bar, all on one scale. */
export function PaymentDays() {
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
