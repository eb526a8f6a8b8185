import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './revision-triangle.module.css';

type RevisionTriangleProps = ComponentProps<'span'> & {
  /** 1: a sample. !: a field to be corrected. Bare and small beside one value, under a stamp that says why. */
  mark?: '1' | '!';
  /** Read aloud instead of the mark, where no words beside it say the same. */
  label?: string;
};

/** The mark beside a statement or field that is to be revised. */
export function RevisionTriangle({ mark, label, className, ...rest }: RevisionTriangleProps) {
  return (
    <span className={clsx(css.triangle, className)} {...rest}>
      <svg
        className={mark ? undefined : css.bare}
        viewBox="0 0 24 22"
        width={mark && 24}
        height={mark && 22}
        aria-hidden="true"
      >
        <path d="M12 1.5 23 21H1z" />
        {mark && (
          <text x="12" y="18.5" textAnchor="middle">
            {mark}
          </text>
        )}
      </svg>
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}

/** One line that says what here is a sample, behind the triangle that marks it above. */
export function SampleNote({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={clsx('small', css.note, className)} {...rest}>
      <RevisionTriangle mark="1" className={css.mark} />
      <span>{children}</span>
    </p>
  );
}
