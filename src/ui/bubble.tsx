import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './bubble.module.css';

type BubbleProps = ComponentProps<'span'> & { top: string; bottom: string };

/** A drawing's reference: its number over the sheet it stands on. */
export function Bubble({ top, bottom, className, ...rest }: BubbleProps) {
  return (
    <span className={clsx(css.bubble, className)} aria-hidden="true" {...rest}>
      <span className={css.top}>{top}</span>
      <span className={css.bottom}>{bottom}</span>
    </span>
  );
}
