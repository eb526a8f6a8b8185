import { clsx } from 'clsx';
import css from './bubble.module.css';

type BubbleProps = { top: string; bottom: string; className?: string | undefined };

/** A drawing's reference: its number over the sheet it stands on. */
export function Bubble({ top, bottom, className }: BubbleProps) {
  return (
    <span className={clsx(css.bubble, className)} aria-hidden="true">
      <span className={css.top}>{top}</span>
      <span className={css.bottom}>{bottom}</span>
    </span>
  );
}
