import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './match-line.module.css';

/** The edge where a drawing is cut in two: at the `end` of one piece, and in the same words at the `start` of the next. */
export function MatchLine({ side, className, ...rest }: ComponentProps<'p'> & { side: 'start' | 'end' }) {
  return (
    <p className={clsx(css.line, side === 'start' && css.start, className)} aria-hidden="true" {...rest} />
  );
}
