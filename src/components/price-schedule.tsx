import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './price-schedule.module.css';

interface PriceScheduleProps extends Omit<ComponentProps<typeof Schedule>, 'columns' | 'rows'> {
  columns: Readonly<Record<'what' | 'price' | 'text', string>>;
  rows: readonly Record<'id' | 'what' | 'price' | 'text', string>[];
}

/** What is paid for, its price and what that means, in three columns. */
export function PriceSchedule({ columns, rows, className, ...rest }: PriceScheduleProps) {
  return (
    <Schedule
      className={clsx(css.prices, className)}
      columns={[columns.what, columns.price, columns.text]}
      rows={rows.map(({ id, what, price, text }) => ({
        key: id,
        cells: [what, <Figure key="price" price={price} />, text],
      }))}
      {...rest}
    />
  );
}

/** A sum, with what it is for in smaller letters behind it; or words alone. */
function Figure({ price }: { price: string }) {
  const [, figure, unit] = /^(\$?\d[\d,]*(?:\.\d+)?)?(.*)$/.exec(price) ?? [];
  return (
    <span className="name nb">
      {figure && <b className="figure-sm">{figure}</b>}
      {unit}
    </span>
  );
}
