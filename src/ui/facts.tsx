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
