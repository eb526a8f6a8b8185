import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './app-drawing.module.css';

/** A phone that photographs the nameplate behind it. */
export function AppDrawing({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg className={clsx(css.drawing, className)} viewBox="0 0 104 92" aria-hidden="true" {...rest}>
      <path className={css.plate} d="M4 22h66v48H4zM12 32h22M12 41h34M12 50h28M12 59h38" />
      <path className={css.phone} d="M50 4h44v84H50z" />
      <path className={css.plate} d="M56 13h32v62H56zM62 30h20v26H62zM66 37h10M66 43h12M66 49h8" />
      <path className={css.finder} d="M59 34v-7h7M78 27h7v7M85 52v7h-7M66 59h-7v-7" />
      <path className={css.button} d="M66 82h12" />
    </svg>
  );
}
