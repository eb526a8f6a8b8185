import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FactCell } from './facts.tsx';
import css from './title-block.module.css';

type TitleBlockProps = ComponentProps<'dl'> & {
  items: readonly { term: string; value: ReactNode; wide?: boolean }[];
  sheet: { term: string; value: string };
};

/** The block at the foot of a sheet: who, where, how big, and the sheet's number at the right. */
export function TitleBlock({ items, sheet, className, ...rest }: TitleBlockProps) {
  return (
    <dl className={clsx(css.block, className)} {...rest}>
      {items.map(({ term, value, wide }) => (
        <FactCell key={term} term={term} value={value} className={clsx(wide && css.wide)} />
      ))}
      <div className={css.sheet}>
        <dt className="sr-only">{sheet.term}</dt>
        <dd>{sheet.value}</dd>
      </div>
    </dl>
  );
}
