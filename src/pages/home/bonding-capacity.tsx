import { clsx } from 'clsx';
import { bondAggregate, bondSingle } from '#content/facts/prices.ts';
import { formatMoney } from '#content/format.ts';
import { homePage } from '#content/pages/home.ts';
import { bonding } from '#content/records/bonding/bonding.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './bonding-capacity.module.css';

const { single, aggregate } = bonding;
const dollars = linearScale(0, aggregate);
/** Whole millions, at most six of them on the axis. */
const step = Math.ceil(aggregate / 6_000_000) * 1_000_000;

/** Single and aggregate bonding as lengths on one axis of dollars. */
export function BondingCapacity({ sheet }: { sheet: string }) {
  const { title, single: singleWords, aggregate: aggregateWords, note, more } = homePage.bonding;
  return (
    <div>
      <DrawingTitle number={3} sheet={sheet}>
        {title}
      </DrawingTitle>
      <p className={css.line}>
        <GiantFigure className={css.figure}>{bondSingle}</GiantFigure> <span>{singleWords}</span>
      </p>
      <Bar scale={dollars} to={single} />
      <p className={css.line}>
        <GiantFigure className={css.figure}>{bondAggregate}</GiantFigure> <span>{aggregateWords}</span>
      </p>
      <Bar scale={dollars} to={aggregate} fill="blue" />
      <ScaleBar
        className={css.scale}
        scale={dollars}
        ticks={evenTicks(0, aggregate, step)}
        format={(value) => (value === 0 ? '0' : formatMoney(value))}
      />
      <p className={clsx('small', css.note)}>{note}</p>
      <MoreRoute to="government" hash="bonding">
        {more}
      </MoreRoute>
    </div>
  );
}
