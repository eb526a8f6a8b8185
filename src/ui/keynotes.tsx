import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './keynotes.module.css';

export interface Keynote {
  flag: number;
  title: ReactNode;
  text?: ReactNode;
}

/** The key to a drawing: what each hexagon on it stands for. */
export function Keynotes({
  items,
  className,
  ...rest
}: ComponentProps<'ol'> & { items: readonly Keynote[] }) {
  return (
    <ol className={clsx(css.keynotes, className)} {...rest}>
      {items.map(({ flag, title, text }) => (
        <li key={flag}>
          <HexagonFlag>{flag}</HexagonFlag>
          <div>
            <div className={css.title}>{title}</div>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A keynote's number; the same number stands on the drawing and in the list under it. */
export function HexagonFlag({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(css.flag, className)} {...rest} />;
}
