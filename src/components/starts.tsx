import { noStart } from 'words:training';
import { clsx } from 'clsx';
import { UntilDate } from '#src/components/until-date.tsx';
import type { ProgramStart } from '#src/views/training.ts';
import css from './starts.module.css';

/** Dates, one on a line, each with its last day to apply or its program; boot.ts hides each after its last day to apply. Where none is left, what we say instead. */
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
