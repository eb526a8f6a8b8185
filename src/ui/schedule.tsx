import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './schedule.module.css';

export interface ScheduleColumn {
  head: string;
  align?: 'center' | 'end';
  /** Below 768 px, where rows are blocks, the head stands before the cell. */
  labelled?: boolean;
}

export interface ScheduleRow {
  key: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  /** The primary row, on water. */
  marked?: boolean;
}

type ScheduleProps = ComponentProps<'table'> & {
  caption: ReactNode;
  /** Mostly it repeats the title above, and is for screen readers alone. */
  captionShown?: boolean;
  columns: readonly ScheduleColumn[];
  rows: readonly ScheduleRow[];
};

/** A ruled table; below 768 px each row becomes a block. */
export function Schedule({ caption, captionShown, columns, rows, className, ...rest }: ScheduleProps) {
  return (
    <table className={clsx(css.schedule, className)} {...rest}>
      <caption className={captionShown ? css.caption : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, align }) => (
            <th
              key={head}
              scope="col"
              className={clsx('label', align && css[align satisfies 'center' | 'end'])}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, marked }) => (
          <tr key={key} className={clsx(marked && css.marked)}>
            {columns.map((column, index) => (
              <Cell key={column.head} {...column} first={index === 0}>
                {cells[index]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ first, children, ...column }: ScheduleColumn & { first: boolean; children: ReactNode }) {
  const { head, align, labelled } = column;
  const Tag = first ? 'th' : 'td';
  return (
    <Tag scope={first ? 'row' : undefined} className={align && css[align satisfies 'center' | 'end']}>
      {labelled && <span className={css.label}>{head} </span>}
      {children}
    </Tag>
  );
}
