import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './title-block.module.css';

type TitleBlockProps = ComponentProps<'dl'> & {
  /** A wide one takes a row of its own. */
  items: readonly { term: string; value: ReactNode; wide?: boolean }[];
  sheet: { term: string; value: string };
};

/** The block at the foot of a sheet: who, where, how big, and the sheet's number at the right. */
export function TitleBlock({ items, sheet, className, ...rest }: TitleBlockProps) {
  return (
    <dl className={clsx(css.block, className)} {...rest}>
      {items.map(({ term, value, wide }) => (
        <div key={term} className={clsx(wide && css.wide)}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={css.sheet}>
        <dt className="sr-only">{sheet.term}</dt>
        <dd>{sheet.value}</dd>
      </div>
    </dl>
  );
}
