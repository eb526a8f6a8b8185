import type { ReactNode } from 'react';
import css from './field-error.module.css';
import { RevisionTriangle } from './revision-triangle.tsx';

/** What is wrong with a field, beside it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={css.error} id={id}>
      <RevisionTriangle mark="!" className={css.mark} />
      <span>{children}</span>
    </p>
  );
}
