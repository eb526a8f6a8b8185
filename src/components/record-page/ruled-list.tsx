import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { Cells } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './record-page.module.css';

interface RuledListProps {
  title: string;
  items: readonly string[] | readonly { title: string; text: string }[];
  className?: string | undefined;
  children?: ReactNode;
}

/** A heading over ruled lines: numbered sentences, or names with a line of their own. */
export function RuledList({ title, items, className, children }: RuledListProps) {
  return (
    <div className={clsx(css.column, className)}>
      <h2 className="name-lg">{title}</h2>
      <ol className={css.list}>
        {items.map((item) =>
          typeof item === 'string' ? (
            <li key={item} className={css.numbered}>
              <span>{item}</span>
            </li>
          ) : (
            <li key={item.title}>
              <h3 className="name">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ),
        )}
      </ol>
      {children}
    </div>
  );
}

interface RecordColumnsProps {
  letter: string;
  label: string | undefined;
  /** On the ink plane, as the last of them. */
  last: ReactNode;
  children: ReactNode;
}

/** Ruled lists beside each other, closed by what matters most in the end. */
export function RecordColumns({ letter, label, last, children }: RecordColumnsProps) {
  const columns = Children.count(children) + (last ? 1 : 0);
  return (
    <Zone letter={letter} aria-label={label}>
      <Cells of={[1, columns > 2 ? 3 : 2]} data-cut="">
        {children}
        {last && <div data-plane="ink">{last}</div>}
      </Cells>
    </Zone>
  );
}
