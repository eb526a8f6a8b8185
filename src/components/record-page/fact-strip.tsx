import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Cells } from '#src/ui/layout.tsx';
import css from './record-page.module.css';

interface FactStripProps {
  items: readonly { term: string; value: ReactNode }[];
  className?: string | undefined;
}

/** What is asked first about a record, in cells side by side; two to a row on a phone. */
export function FactStrip({ items, className }: FactStripProps) {
  return (
    <Cells as="dl" of={items.length === 4 ? [2, 2, 4] : [2, 3]} ruled className={clsx(css.facts, className)}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd className="note">
            <b>{value}</b>
          </dd>
        </div>
      ))}
    </Cells>
  );
}
