import { guarantees } from 'records:guarantees';
import { guaranteeWords as words } from 'words:parts';
import { year } from 'words:units';
import { clsx } from 'clsx';
import type { Guarantee } from '#content/records/prices.ts';
import { formatNumber } from '#content/values/format.ts';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './guarantee-bars.module.css';

interface GuaranteeBarsProps {
  /** What else holds for the compressor where this page's visitors have it. */
  compressor: string;
}

const longest = Math.max(...guarantees.map(({ years }) => years));
const scale = linearScale(0, longest);
const ticks = evenTicks(0, longest, Math.ceil(longest / 10));

/** Maintenance, labor and compressor: how many years each is covered, as bars from one zero to one scale. */
export function GuaranteeBars({ compressor }: GuaranteeBarsProps) {
  return (
    <>
      <ul>
        {guarantees.map((guarantee) => (
          <GuaranteeBar
            key={guarantee.id}
            {...guarantee}
            condition={guarantee.id === 'compressor' ? compressor : undefined}
          />
        ))}
      </ul>
      <ScaleBar scale={scale} ticks={ticks} unit={year({ count: longest })} />
    </>
  );
}

/** The figure stands on its bar; the words stand beside it, or on it where it leaves them no room. */
function GuaranteeBar(props: Guarantee & { condition: string | undefined }) {
  const { years, isAtMost, title, text, condition } = props;
  const [figure, unit] = [formatNumber(years), year({ count: years })];
  const length = scale(years);
  const isOnBar = length > 50;
  return (
    <li className={clsx(css.item, isOnBar && css.onBar)}>
      <Bar className={css.bar} scale={scale} to={years} />
      {!isOnBar && <svg className={css.room} width={percent(length)} height="0" aria-hidden="true" />}
      <div className={css.words}>
        <h3>
          <GiantFigure className={css.figure}>{figure}</GiantFigure> {unit} {isAtMost && `${words.atMost}, `}
          {title}
        </h3>
        <p className="note">{text}</p>
        {condition && <p className="note">{condition}</p>}
      </div>
    </li>
  );
}
