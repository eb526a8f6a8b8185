import { guarantees } from 'records:guarantees';
import { guarantees as words } from 'words:commercial';
import { guaranteeWords } from 'words:parts';
import { year } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { ChillerElevation } from '#src/components/drawings/chiller-elevation.tsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Marks, Spacer } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Zone } from '#src/ui/layout.tsx';
import { chillerServices } from '#src/views/services.ts';
import css from './guarantee-section.module.css';

const longest = Math.max(...guarantees.map(({ years }) => years));
const scale = linearScale(0, longest);
/** The longest first: what a shorter one says stands under it, clear of its line. */
const covers = [...guarantees].sort((a, b) => b.years - a.years);
const between = evenTicks(1, longest, 1).filter((one) => covers.every(({ years }) => years !== one));

/** What is stood behind, and for how long, where anything is: valves on a pipe of years that a machine stands on, each with its line down to its words. */
export function GuaranteeSection() {
  if (covers.length === 0) return null;
  return (
    <Zone letter="G" padded aria-labelledby="guarantees">
      <Row ends className={css.head}>
        <h2 id="guarantees">{words.title}</h2>
        {chillerServices.length > 0 && (
          <ChillerElevation type="water-cooled" alt="" className={css.machine} />
        )}
      </Row>
      <svg className={css.life} aria-hidden="true">
        <rect width="100%" height="100%" />
        <Marks scale={scale} at={between} y2="100%" />
        {covers.map(({ id, years }) => (
          <svg key={id} x={percent(scale(years))} y="50%" overflow="visible" aria-hidden="true">
            {/* the last lies within the end of the pipe */}
            <path className={css.valve} d={`M${years === longest ? -28 : -14}-14v28l28-28v28z`} />
          </svg>
        ))}
      </svg>
      <ul>
        {covers.map(({ id, years, isAtMost, title, text }, index) => {
          const isLate = scale(years) > 50;
          return (
            <li key={id} className={clsx(css.cover, isLate && css.late)}>
              <svg className={css.leaders} aria-hidden="true">
                <Marks scale={scale} at={covers.slice(index).map((one) => one.years)} y2="100%" />
              </svg>
              <div className={css.said}>
                <h3 className="name">
                  <GiantFigure className="figure-lg">{formatNumber(years)}</GiantFigure>{' '}
                  {year({ count: years })} {isAtMost && `${guaranteeWords.atMost}, `}
                  {title}
                </h3>
                <p className="note">
                  {text} {id === 'compressor' && words.compressor}
                </p>
              </div>
              <Spacer className={css.room} width={isLate ? 100 - scale(years) : scale(years)} height="0" />
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}
