import { governmentPage } from '#content/pages/government.ts';
import { bonding } from '#content/records/bonding/bonding.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { DimensionLine } from '#src/ui/dimension-line.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './bond-premium.module.css';

const { performanceBondPercent } = bonding;
const percent = linearScale(0, 100 + performanceBondPercent);

/** What a performance bond adds, as the end of a bar that begins with the project cost. */
export function BondPremium() {
  const { added, cost, bond } = governmentPage.bonding;
  return (
    <figure>
      <figcaption className={css.caption}>
        <GiantFigure className={css.figure}>{bond}</GiantFigure> <span>{added}</span>
      </figcaption>
      <div className={css.bars}>
        <Bar scale={percent} to={100} fill="outline" />
        <Bar scale={percent} from={100} to={100 + performanceBondPercent} />
      </div>
      <DimensionLine className={css.dimension} scale={percent} to={100}>
        {cost}
      </DimensionLine>
    </figure>
  );
}
