import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './app-drawing.module.css';

/** A phone that photographs the nameplate of the unit behind it. */
export function AppDrawing({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg className={clsx(css.drawing, className)} viewBox="0 0 128 92" aria-hidden="true" {...rest}>
      <path className={css.unit} d="M-1 18h130v56H-1z" />
      <path className={css.plate} d="M10 27h66v38H10zM18 35h22M18 42h34M18 49h28M18 56h38" />
      <path className={css.phone} d="M62 4h44v84H62z" />
      <path className={css.plate} d="M67 12h34v66H67zM72 30h24v26H72zM75 37h13M75 43h18M75 49h15" />
      <path className={css.finder} d="M70 34v-7h7M91 27h7v7M98 52v7h-7M77 59h-7v-7" />
      <circle className={css.button} cx="84" cy="69" r="4" />
    </svg>
  );
}
