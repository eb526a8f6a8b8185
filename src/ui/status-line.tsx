import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './status-line.module.css';

type Status = 'held' | 'in-process' | 'experience';

/** The status of credentials as a line over all of them: solid is held, dashed in process, chain experience. */
export function StatusLine({ status, className }: { status: Status; className: string | undefined }) {
  return <span className={clsx(css.line, lines[status], className)} />;
}

const lines = { held: undefined, 'in-process': css.inProcess, experience: css.experience };

/** The same line beside the word for it, as long as it is drawn. */
export function LineType({ status, className, ...rest }: ComponentProps<'svg'> & { status: Status }) {
  return (
    <svg className={clsx(css.sample, className)} width="72" height="10" aria-hidden="true" {...rest}>
      <line className={samples[status]} x2="100%" y1="5" y2="5" pathLength="65" />
    </svg>
  );
}

const samples = { held: css.solid, 'in-process': css.dashed, experience: css.chain };
