import { clsx } from 'clsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './week-rail.module.css';

interface WeekRailProps {
  from: number;
  to: number;
  /** Prepares for a card that others examine. */
  card: boolean;
}

/** How high a week is, in rem: a name and two lines of text. */
const weekHeight = 5.25;

/** The weeks of a part, one under the other; the parts of a program close up to one rail. */
export function WeekRail({ from, to, card }: WeekRailProps) {
  const weeks = to - from + 1;
  const scale = linearScale(from - 1, to);
  return (
    <svg className={clsx(css.rail, card && css.card)} height={`${weeks * weekHeight}rem`} aria-hidden="true">
      {evenTicks(from, to, 1).map((week) => (
        <g key={week}>
          <text x="50%" y={percent(scale(week - 0.5))} dy="0.35em" textAnchor="middle">
            {week}
          </text>
          <line x2="100%" y1={percent(scale(week))} y2={percent(scale(week))} />
        </g>
      ))}
    </svg>
  );
}
