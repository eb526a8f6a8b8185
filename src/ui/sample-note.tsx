import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { RevisionTriangle } from './revision-triangle.tsx';
import css from './sample-note.module.css';

/** One line that says what here is a sample, behind the triangle that marks it above. */
export function SampleNote({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={clsx('small', css.note, className)} {...rest}>
      <RevisionTriangle mark="1" className={css.mark} />
      <span>{children}</span>
    </p>
  );
}
