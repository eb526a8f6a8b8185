import { guarantees } from 'records:guarantees';
import { guaranteeWords as words } from 'words:parts';
import { year } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Bar, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './guarantee-bars.module.css';

const longest = Math.max(...guarantees.map(({ years }) => years));
const scale = linearScale(0, longest);
const ticks = evenTicks(0, longest, Math.ceil(longest / 10));

/** How many years each guarantee lasts, as bars to one scale; the words stand beside a bar, or on it where it leaves no room. */
export function GuaranteeBars({ compressor }: { compressor: string }) {
  return (
    <>
      <ul>
        {guarantees.map(({ id, years, isAtMost, title, text }) => {
          const isOnBar = scale(years) > 50;
          return (
            <li key={id} className={clsx(css.item, isOnBar && css.onBar)}>
              <Bar className={css.bar} scale={scale} to={years} />
              {!isOnBar && <Spacer className={css.room} width={scale(years)} height="0" />}
              <div className={css.words}>
                <h3>
                  <GiantFigure className={css.figure}>{formatNumber(years)}</GiantFigure>{' '}
                  {year({ count: years })} {isAtMost && `${words.atMost}, `}
                  {title}
                </h3>
                <p className="note">{text}</p>
                {id === 'compressor' && <p className="note">{compressor}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <ScaleBar thinned className={css.scale} scale={scale} ticks={ticks} unit={year({ count: longest })} />
    </>
  );
}
