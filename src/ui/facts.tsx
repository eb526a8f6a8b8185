import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './facts.module.css';

export interface Fact {
  term: string;
  value: ReactNode;
}

type FactsProps = ComponentProps<'dl'> & {
  items: readonly Fact[];
  lettering?: 'head' | 'label';
  layout?: 'row' | 'stack';
};

/** Terms and their values, ruled. */
export function Facts({ items, lettering = 'head', layout = 'row', className, ...rest }: FactsProps) {
  return (
    <dl className={clsx(css.facts, layout === 'row' && css.row, className)} {...rest}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className={lettering === 'label' ? 'label' : css.head}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
