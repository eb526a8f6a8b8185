import { clsx } from 'clsx';
import type { NextStart, ProgramStart } from '#content/facts/training.schema.ts';
import { noStart } from '#content/facts/training.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import css from './starts.module.css';

/** Dates, one on a line, with their program where they are of several; boot.ts hides each after its last day to apply. Where none is left, what we say instead. */
export function Starts({
  starts,
  className,
}: {
  starts: readonly (ProgramStart | NextStart)[];
  className?: string;
}) {
  return (
    <span className={clsx(css.starts, className)}>
      {starts.map((start) => (
        <UntilDate key={'program' in start ? start.program + start.text : start.text} last={start.applyBy}>
          {'program' in start ? (
            <>
              <span>
                {start.text}
                <span className="sr-only">:</span>
              </span>{' '}
              <span>{start.program}</span>
            </>
          ) : (
            start.text
          )}
        </UntilDate>
      ))}
      <span className={css.none} data-otherwise>
        {noStart}
      </span>
    </span>
  );
}
