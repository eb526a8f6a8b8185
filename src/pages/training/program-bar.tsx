import { clsx } from 'clsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './program-bar.module.css';

interface ProgramBarProps {
  duration: number;
  /** Of the longest program: the width of the drawing. */
  weeks: number;
  /** It prepares for a card that others examine. */
  hasCard: boolean;
}

/** A program's weeks on the scale of the longest: each is a block of its own with its number, parted from the next by the ground. */
export function ProgramBar({ duration, weeks, hasCard }: ProgramBarProps) {
  const scale = linearScale(0, weeks);
  const isNumbered = (week: number) => week % Math.ceil(weeks / 14) === 0;
  return (
    <svg className={clsx(css.bar, hasCard && css.card)} aria-hidden="true">
      <rect width={percent(scale(duration))} height="100%" />
      {evenTicks(1, duration, 1).map((week) => (
        <g key={week}>
          {week < duration && <line x1={percent(scale(week))} x2={percent(scale(week))} y2="100%" />}
          {isNumbered(week) && (
            <text x={percent(scale(week - 0.5))} y="50%" dy="0.35em" textAnchor="middle">
              {week}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
