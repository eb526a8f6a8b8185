import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './schedule.module.css';

interface ScheduleRow {
  key: string;
  cells: readonly ReactNode[];
  marked?: boolean;
}

type ScheduleProps = ComponentProps<'table'> & {
  caption: ReactNode;
  captionShown?: boolean;
  columns: readonly string[];
  rows: readonly ScheduleRow[];
  /** Below 768 px, where rows are blocks, the heads of the columns from this one on stand before their cells. */
  labelledFrom?: number;
  aligned?: { from: number; at: 'center' | 'end' };
};

/** A ruled table; below 768 px each row becomes a block. */
export function Schedule(props: ScheduleProps) {
  const { caption, captionShown, columns, rows, labelledFrom, aligned, className, ...rest } = props;
  const isFrom = (index: number, first = columns.length) => index >= first;
  const alignmentOf = (index: number) =>
    aligned && isFrom(index, aligned.from) ? css[aligned.at satisfies 'center' | 'end'] : undefined;
  return (
    <table className={clsx(css.schedule, className)} {...rest}>
      <caption className={captionShown ? css.caption : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((head, index) => (
            <th key={head} scope="col" className={clsx('label', alignmentOf(index))}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, marked }) => (
          <tr key={key} className={clsx(marked && css.marked)}>
            {columns.map((head, index) => {
              const Tag = index === 0 ? 'th' : 'td';
              return (
                <Tag key={head} scope={index === 0 ? 'row' : undefined} className={alignmentOf(index)}>
                  {isFrom(index, labelledFrom) && <span className={css.label}>{head} </span>}
                  {cells[index]}
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
