import { clsx } from 'clsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { StatementSheet } from '#src/views/statement-sheet.ts';
import css from './past-section.module.css';
import text from './sheet-text.module.css';

type StatementPast = NonNullable<StatementSheet['past']>;

/** Public projects across the sheet: where, for whom and in what role, value band and year. */
export function PastSection({ heading, columns, sample, rows, note }: StatementPast) {
  return (
    <section className={text.cell} aria-labelledby="past">
      <div className={css.head}>
        <h2 id="past" className={text.label}>
          {heading}
          {sample && <RevisionTriangle label={sample} />}
        </h2>
        <p className={text.quiet}>{note}</p>
      </div>
      <table className={clsx(text.rows, css.table)}>
        <caption className="sr-only">{heading}</caption>
        <thead className="sr-only">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, place, size, customer, role, value, year }) => (
            <tr key={title}>
              <th scope="row">
                <b className={text.fact}>{title}</b>
              </th>
              <td>
                {place} <span className={css.line}>{size}</span>
              </td>
              <td>
                {customer} <span className={css.line}>{role}</span>
              </td>
              <td className={clsx('num', css.value)}>{value}</td>
              <td className={css.year}>{year}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
