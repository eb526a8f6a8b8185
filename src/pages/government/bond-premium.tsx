import { governmentPage } from '#content/pages/government.ts';
import { bonding } from '#content/records/bonding/bonding.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './bonding-section.module.css';

const { performanceBondPercent } = bonding;
const percent = linearScale(0, 100 + performanceBondPercent);

/** What a performance bond adds: a hundred parts of project cost in ink, and its own parts behind them in blue. */
export function BondPremium() {
  const { added, cost, bond } = governmentPage.bonding;
  return (
    <figure>
      <figcaption className={css.caption}>
        <span>{cost}</span>
        <span className={css.added}>
          <GiantFigure className={css.figure}>{bond}</GiantFigure> {added}
        </span>
      </figcaption>
      <div className={css.bars} data-extends="">
        <Bar scale={percent} to={100} />
        <Bar scale={percent} from={100} to={100 + performanceBondPercent} fill="blue" />
      </div>
    </figure>
  );
}
