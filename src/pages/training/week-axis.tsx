import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './week-axis.module.css';

/** The numbers of the weeks, each over the middle of its block. */
export function WeekAxis({ weeks }: { weeks: number }) {
  const scale = linearScale(0, weeks);
  const every = Math.ceil(weeks / 14);
  return (
    <svg className={css.axis} aria-hidden="true">
      {evenTicks(1, weeks, every).map((week) => (
        <text key={week} x={percent(scale(week - 0.5))} y="100%" dy="-0.3125em" textAnchor="middle">
          {week}
        </text>
      ))}
    </svg>
  );
}
