import css from './field.module.css';

/** The revision cloud around the field (or group) `of` that name, to be corrected; lies behind it and fills the box that holds it. */
export function FieldCloud({ of }: { of: string }) {
  return (
    <svg className={css.cloud} data-error-of={of} aria-hidden="true">
      {/* a row of discs on the edge, a smaller row and the ground over them: the outer arcs remain */}
      <rect className={css.discs} width="100%" height="100%" />
      <rect className={css.inner} width="100%" height="100%" />
    </svg>
  );
}
