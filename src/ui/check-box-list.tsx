import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './check-box-list.module.css';

type CheckBoxListProps = ComponentProps<'ul'> & { items: readonly { title: string; text?: ReactNode }[] };

/** A tick-box schedule: what the reader has to bring, one empty box each. */
export function CheckBoxList({ items, className, ...rest }: CheckBoxListProps) {
  return (
    <ul className={clsx(css.list, className)} {...rest}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <span className={css.box} />
          <div>
            <b className={css.title}>{title}</b>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
