import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './week-axis.module.css';

interface WeekAxisProps {
  duration: number;
  /** Weeks that a phone numbers too; else the first and every fourth. */
  named?: readonly number[];
}

/** The weeks of a job between their marks, each numbered in its middle; of long jobs, and on a phone, only some. */
export function WeekAxis({ duration, named = [] }: WeekAxisProps) {
  const weeks = linearScale(0, duration);
  const step = Math.ceil(duration / 16);
  const gives = (week: number, index: number) =>
    named.length ? !named.includes(week) : isBetween(week, index, step);
  return (
    <svg className={css.axis} height="26" aria-hidden="true">
      {evenTicks(0, duration, 1).map((week) => (
        <line key={week} x1={percent(weeks(week))} x2={percent(weeks(week))} y2="6" />
      ))}
      {evenTicks(1, duration, step).map((week, index) => (
        <text
          key={week}
          className={gives(week, index) && duration > 8 ? css.between : undefined}
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

/** Gives way on a phone, where the first week and every fourth are numbered. */
function isBetween(week: number, index: number, step: number): boolean {
  return step === 1 ? week > 1 && week % 4 > 0 : index % 4 > 0;
}
