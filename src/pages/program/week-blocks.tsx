import { clsx } from 'clsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './week-blocks.module.css';

interface WeekBlocksProps {
  from: number;
  to: number;
  /** The weeks that the drawing is as wide as. */
  first: number;
  last: number;
  className?: string | undefined;
}

/** Weeks as numbered blocks on the length from the first week to the last one. */
export function WeekBlocks({ from, to, first, last, className }: WeekBlocksProps) {
  const scale = linearScale(first - 1, last);
  return (
    <svg className={clsx(css.blocks, className)} aria-hidden="true">
      <rect x={percent(scale(from - 1))} width={percent(scale(to) - scale(from - 1))} height="100%" />
      {evenTicks(from, to, 1).map((week) => (
        <g key={week}>
          {week > from && <line x1={percent(scale(week - 1))} x2={percent(scale(week - 1))} y2="100%" />}
          <text x={percent(scale(week - 0.5))} y="50%" dy="0.35em" textAnchor="middle">
            {week}
          </text>
        </g>
      ))}
    </svg>
  );
}
