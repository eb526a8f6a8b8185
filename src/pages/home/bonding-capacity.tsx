import type { ReactNode } from 'react';
import { bondAggregate, bondSingle } from '#content/facts/prices.ts';
import { formatMoney } from '#content/format.ts';
import { homePage } from '#content/pages/home.ts';
import { bonding } from '#content/records/bonding/bonding.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './bonding-capacity.module.css';

const { single, aggregate } = bonding;
const dollars = linearScale(0, aggregate);
/** Whole millions, at most six of them on the axis. */
const step = Math.ceil(aggregate / 6_000_000) * 1_000_000;

/** Both bonds as bars from zero on one axis, each as high as its figure and beside it. */
export function BondingCapacity() {
  const { title, single: singleWords, aggregate: aggregateWords, note, more } = homePage.bonding;
  return (
    <div className={css.bonding}>
      <h3>{title}</h3>
      <div className={css.sums}>
        <Sum figure={bondSingle} name={singleWords}>
          <Bar className={css.bar} scale={dollars} to={single} data-extends="" />
        </Sum>
        <Sum figure={bondAggregate} name={aggregateWords}>
          <Bar className={css.bar} scale={dollars} to={aggregate} fill="blue" data-extends="" />
          <ScaleBar
            className={css.scale}
            scale={dollars}
            ticks={evenTicks(0, aggregate, step)}
            format={(value) => (value === 0 ? '0' : formatMoney(value))}
          />
        </Sum>
      </div>
      <p className={css.note}>{note}</p>
      <MoreRoute to="government" hash="bonding">
        {more}
      </MoreRoute>
    </div>
  );
}

function Sum({ figure, name, children }: { figure: string; name: string; children: ReactNode }) {
  return (
    <div className={css.sum}>
      <p className={css.words}>
        <GiantFigure>{figure}</GiantFigure> <span className={css.name}>{name}</span>
      </p>
      <div>{children}</div>
    </div>
  );
}
