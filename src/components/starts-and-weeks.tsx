import { noStart } from 'words:training';
import { clsx } from 'clsx';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { evenTicks, linearScale, percent, stretch } from '#src/lib/scale.ts';
import type { ProgramStart } from '#src/views/training.ts';
import css from './starts-and-weeks.module.css';

/** Dates, each with its last day to apply or its program; boot.ts hides each after that day. Where none is left, what we say instead. */
export function Starts({ starts, className }: { starts: readonly ProgramStart[]; className?: string }) {
  return (
    <span className={clsx(css.starts, className)}>
      {starts.map(({ applyBy, text, note }) => (
        <UntilDate key={`${note} ${text}`} last={applyBy}>
          <span>
            {text}
            <span className="sr-only">:</span>
          </span>{' '}
          <span>{note}</span>
        </UntilDate>
      ))}
      <span className={css.none} data-otherwise>
        {noStart}
      </span>
    </span>
  );
}

interface WeekBlocksProps {
  from?: number;
  to: number;
  last: number;
  card: boolean;
  className?: string | undefined;
}

/** Weeks as numbered blocks on a track that runs to the `last` one; `card` where they prepare for a card that others examine. */
export function WeekBlocks({ from = 1, to, last, card, className }: WeekBlocksProps) {
  const scale = linearScale(0, last);
  const isNumbered = (week: number) => week % Math.ceil(last / 14) === 0;
  return (
    <svg className={clsx(css.blocks, card && css.card, className)} aria-hidden="true">
      <rect {...stretch(scale, from - 1, to)} height="100%" />
      {evenTicks(1, last - 1, 1).map((week) => (
        <line
          key={week}
          className={clsx(week >= from && week < to && css.parting)}
          x1={percent(scale(week))}
          x2={percent(scale(week))}
          y2="100%"
        />
      ))}
      {evenTicks(from, to, 1)
        .filter(isNumbered)
        .map((week) => (
          <text key={week} x={percent(scale(week - 0.5))} y="50%" dy="0.35em" textAnchor="middle">
            {week}
          </text>
        ))}
    </svg>
  );
}
