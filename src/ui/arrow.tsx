import { clsx } from 'clsx';
import css from './arrow.module.css';

/** The drawn arrow alone, for a row or card that is a link as a whole. */
export function Arrow({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx(css.arrow, className)} viewBox="0 0 34 9" width="34" height="9" aria-hidden="true">
      <path d="M0 4h24V0l10 4.5L24 9V5H0z" />
    </svg>
  );
}

/** The classes of a bold link with an arrow. */
export function moreLinkClassName(className?: string) {
  return clsx(css.more, className);
}
