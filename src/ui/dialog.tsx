import type { ComponentProps, ReactNode } from 'react';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

/**
 * A modal dialog around a form with a `DialogHead`. It is on the page from the start, closed: src/lib/dialog-links.ts opens
 * and closes it, before React and without it.
 */
export function Dialog(props: ComponentProps<'dialog'>) {
  // it may be open before hydration
  return <dialog className={css.dialog} suppressHydrationWarning {...props} />;
}

/** The title of a `Dialog`, which takes the focus when it opens, and the button that closes it. */
export function DialogHead({ id, close, children }: { id: string; close: string; children: ReactNode }) {
  return (
    <>
      <h2 className={css.title} id={id} tabIndex={-1}>
        {children}
      </h2>
      <button type="button" className={css.close} data-close="">
        <Icon name="close" />
        <span className="sr-only">{close}</span>
      </button>
    </>
  );
}
