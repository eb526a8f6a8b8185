import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './record-hero.module.css';

interface FactStripProps {
  items: readonly { term: string; value: ReactNode }[];
  className?: string | undefined;
}

/** What is asked first about a record, in cells side by side; two to a row on a phone. */
export function FactStrip({ items, className }: FactStripProps) {
  return (
    <dl className={clsx(css.strip, className)}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
