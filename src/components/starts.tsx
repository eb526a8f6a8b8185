import { clsx } from 'clsx';
import type { ProgramStart } from '#content/facts/training.schema.ts';
import { noStart } from '#content/facts/training.ts';
import { company } from '#content/records/company/company.ts';
import css from './starts.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'until-date': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** Dates, one on a line; boot.ts hides each after its last day to apply. Where none is left, what we say instead. */
export function Starts({ starts, className }: { starts: readonly ProgramStart[]; className?: string }) {
  return (
    <span className={clsx(css.starts, className)}>
      {starts.map(({ applyBy, text }) => (
        <until-date
          key={text}
          data-until={applyBy}
          data-zone={company.timeZone}
          // the element hides itself
          suppressHydrationWarning
        >
          {text}
        </until-date>
      ))}
      <span className={css.none}>{noStart}</span>
    </span>
  );
}
