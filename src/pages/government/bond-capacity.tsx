import { bondAggregate, bondSingle } from '#content/facts/prices.ts';
import { formatMoney } from '#content/format.ts';
import { governmentPage } from '#content/pages/government.ts';
import { bonding } from '#content/records/bonding/bonding.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './bond-capacity.module.css';

const { single, aggregate } = bonding;
const dollars = linearScale(0, aggregate);

/** Single and aggregate capacity as two bars from one zero on one axis. */
export function BondCapacity() {
  return (
    <div>
      <p className={css.line}>
        <GiantFigure className={css.figure}>{bondSingle}</GiantFigure>{' '}
        <span>{governmentPage.bonding.single}</span>
      </p>
      <Bar className={css.bar} scale={dollars} to={single} />
      <p className={css.line}>
        <GiantFigure className={css.figure}>{bondAggregate}</GiantFigure>{' '}
        <span>{governmentPage.bonding.aggregate}</span>
      </p>
      <Bar className={css.bar} scale={dollars} to={aggregate} fill="blue" />
      <ScaleBar
        className={css.axis}
        scale={dollars}
        ticks={evenTicks(0, aggregate, 10 ** Math.floor(Math.log10(aggregate)))}
        format={(value) => (value === 0 ? '0' : formatMoney(value))}
      />
    </div>
  );
}
