import type { ReactNode } from 'react';
import css from './field.module.css';

/** Fields side by side where there is room for two. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
