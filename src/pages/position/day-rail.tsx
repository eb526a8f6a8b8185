import { positionPage } from '#content/pages/position.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './day-rail.module.css';

/** How high a day is, in rem. */
const day = 1.75;
const whole = linearScale(0, 1);

/** On a phone: the latest day of a step as a block on the rail, and under it the days until the block of the next. */
export function DayRail({ to, next, index }: { to: number; next: number | undefined; index: number }) {
  return (
    <div className={css.rail} aria-hidden="true">
      <div className={css.day} data-fill={fillOf(index)}>
        <Bar scale={whole} to={1} fill={fillOf(index)} className={css.block} />
        <span className={css.until}>
          {positionPage.days.until} {to}
        </span>
      </div>
      {next !== undefined && <Wait days={next - to - 1} />}
    </div>
  );
}

/** On a phone: the beginning of the rail, down to the first block. */
export function RailStart({ to }: { to: number }) {
  return (
    <div className={css.rail} aria-hidden="true">
      <span className={css.zero}>0</span>
      <Wait days={to - 1} />
    </div>
  );
}

function Wait({ days }: { days: number }) {
  return (
    <svg className={css.wait} height={`${days * day}rem`} aria-hidden="true">
      {/* as far as the step goes on, which may be as high as its words */}
      <line x1="50%" x2="50%" y2="2000" />
      {evenTicks(0, days - 1, 1).map((passed) => (
        <line key={passed} x1="43%" x2="57%" y1={`${passed * day}rem`} y2={`${passed * day}rem`} />
      ))}
    </svg>
  );
}
