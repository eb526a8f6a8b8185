import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './status-line.module.css';

type StatusLineProps = ComponentProps<'span'> & { status: 'held' | 'in-process' | 'experience' };

/** The status of credentials as a line over all of them: solid is held, dashed in process, chain experience. `LineType` is its sample. */
export function StatusLine({ status, className, ...rest }: StatusLineProps) {
  return <span {...rest} className={clsx(css.line, lines[status], className)} />;
}

const lines = { held: undefined, 'in-process': css.inProcess, experience: css.experience };
