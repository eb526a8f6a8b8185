import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './line-type.module.css';

type LineTypeProps = ComponentProps<'svg'> & { status: 'held' | 'in-process' | 'experience' };

/** The status of a credential as a line: solid is held, dashed in process, chain experience. The word stands beside it. */
export function LineType({ status, className, ...rest }: LineTypeProps) {
  return (
    <svg className={clsx(css.line, className)} width="72" height="10" aria-hidden="true" {...rest}>
      <line className={lines[status]} x2="100%" y1="5" y2="5" pathLength="65" />
    </svg>
  );
}

const lines = { held: css.held, 'in-process': css.inProcess, experience: css.experience };
