import type { ReactNode } from 'react';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

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
