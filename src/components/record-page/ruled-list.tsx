import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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
