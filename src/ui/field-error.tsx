import type { ReactNode } from 'react';
import css from './field.module.css';
import { RevisionTriangle } from './revision-triangle.tsx';

interface FieldErrorProps {
  id: string;
  /** The name of the field; the server finds the line by it when it sends a form back. */
  of: string;
  children: ReactNode;
}

/** What is wrong with a field, beside it. */
export function FieldError({ id, of, children }: FieldErrorProps) {
  return (
    <p className={css.error} id={id} data-error-of={of}>
      <RevisionTriangle mark="!" className={css.mark} />
      <span data-error-text="">{children}</span>
    </p>
  );
}
