import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './week-axis.module.css';

/** The weeks of a job, each numbered in its middle; of long jobs every second, third … */
export function WeekAxis({ duration }: { duration: number }) {
  const weeks = linearScale(0, duration);
  const step = Math.ceil(duration / 16);
  return (
    <svg className={css.axis} height="24" aria-hidden="true">
      {evenTicks(1, duration, step).map((week) => (
        <text key={week} x={percent(weeks(week - 0.5))} y="18" textAnchor="middle">
          {week}
        </text>
      ))}
    </svg>
  );
}
