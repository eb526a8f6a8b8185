import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './drawings.module.css';

/** `named` are weeks that a phone numbers too, where it has no room for all; without them the first and every fourth. */
type WeekAxisProps = { duration: number; named?: readonly number[] };

/** The weeks of a job between their marks, each numbered in its middle; of long jobs, and on a phone, only some. */
export function WeekAxis({ duration, named = [] }: WeekAxisProps) {
  const weeks = linearScale(0, duration);
  const step = Math.ceil(duration / 16);
  const isNamed = (week: number, index: number) => {
    if (duration <= 8) return true;
    if (named.length) return named.includes(week);
    return step === 1 ? week === 1 || week % 4 === 0 : index % 4 === 0;
  };
  return (
    <svg className={css.axis} height="26" aria-hidden="true">
      <line x2="100%" />
      {evenTicks(0, duration, 1).map((week) => (
        <line key={week} x1={percent(weeks(week))} x2={percent(weeks(week))} y2="6" />
      ))}
      {evenTicks(1, duration, step).map((week, index) => (
        <text
          key={week}
          className={isNamed(week, index) ? undefined : css.between}
          x={percent(weeks(week - 0.5))}
          y="21"
          textAnchor="middle"
        >
          {week}
        </text>
      ))}
    </svg>
  );
}
