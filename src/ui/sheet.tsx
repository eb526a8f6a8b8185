import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './sheet.module.css';

/** The page as one sheet: the main area, from 1024 px inside a border and under a ruler of the twelve columns that its sections are cut by. */
export function Sheet({ className, ...rest }: ComponentProps<'main'>) {
  return (
    <>
      <div className={css.ruler} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <main className={clsx(css.sheet, className)} {...rest} />
    </>
  );
}

const columns = Array.from({ length: 12 }, (_, index) => index + 1);
