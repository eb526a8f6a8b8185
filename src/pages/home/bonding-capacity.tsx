import { bondAggregate, bondSingle } from '#content/facts/prices.ts';
import { formatMoney } from '#content/format.ts';
import { homePage } from '#content/pages/home.ts';
import { bonding } from '#content/records/bonding/bonding.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './bonding-capacity.module.css';

const { single, aggregate } = bonding;
const dollars = linearScale(0, aggregate);
/** Whole millions, at most six of them on the axis. */
const step = Math.ceil(aggregate / 6_000_000) * 1_000_000;

/** Bonding as one bar of the aggregate, whose first part is the single project; each figure ends where its sum ends. */
export function BondingCapacity() {
  const { title, single: singleWords, aggregate: aggregateWords, note, more } = homePage.bonding;
  return (
    <div className={css.bonding}>
      <h3>{title}</h3>
      <div className={css.sums}>
        <p>
          <span className={css.end}>
            <Length to={single} />
            <GiantFigure className={css.figure}>{bondSingle}</GiantFigure>
          </span>{' '}
          <span className={css.name}>{singleWords}</span>
        </p>
        <p>
          <span className={css.end}>
            <Length to={aggregate} />
            <GiantFigure className={css.figure}>{bondAggregate}</GiantFigure>
          </span>{' '}
          <span className={css.name}>
            <Length to={single} />
            {aggregateWords}
          </span>
        </p>
        <div className={css.bars} data-extends="">
          <Bar scale={dollars} to={single} />
          <Bar scale={dollars} from={single} to={aggregate} fill="blue" />
        </div>
        <ScaleBar
          className={css.scale}
          scale={dollars}
          ticks={evenTicks(0, aggregate, step)}
          format={(value) => (value === 0 ? '0' : formatMoney(value))}
        />
      </div>
      <p className={css.note}>{note}</p>
      <MoreRoute to="government" hash="bonding">
        {more}
      </MoreRoute>
    </div>
  );
}

/** Keeps as much of the line as the sum takes. */
function Length({ to }: { to: number }) {
  return <svg width={percent(dollars(to))} height="1" aria-hidden="true" />;
}
