import type { ReactNode } from 'react';

type FactCellProps = Record<'term' | 'value', ReactNode> & { className?: string; lettering?: string };

/** A term over its value, in a `dl`. */
export function FactCell({ term, value, className, lettering }: FactCellProps) {
  return (
    <div className={className}>
      <dt className="label">{term}</dt>
      <dd className={lettering}>{value}</dd>
    </div>
  );
}
