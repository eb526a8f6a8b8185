import type { ComponentProps } from 'react';
import type { Fact } from '#src/ui/facts.tsx';
import { Cells } from '#src/ui/layout.tsx';
import css from './record-page.module.css';

/** How many facts stand in a row of a phone, a tablet and a desk, so that few rows end open; three otherwise. */
const columns: Readonly<Record<number, ComponentProps<typeof Cells>['of']>> = {
  2: [1, 2],
  4: [2, 2, 4],
  5: [2, 3, 5],
};

/** What is asked first about a record, in cells side by side; two to a row on a phone. */
export function FactStrip({ items }: { items: readonly Fact[] }) {
  return (
    <Cells as="dl" of={columns[items.length] ?? [2, 3]} ruled className={css.facts}>
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
