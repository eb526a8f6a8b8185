import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './dialog.module.css';

/**
 * A modal dialog around a form with a `DialogHead`. It is on the page from the start, closed: src/lib/dialog-links.ts opens
 * and closes it, before React and without it.
 */
export function Dialog({ className, ...rest }: ComponentProps<'dialog'>) {
  // it may be open before hydration
  return <dialog className={clsx(css.dialog, className)} suppressHydrationWarning {...rest} />;
}
