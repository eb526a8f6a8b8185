import { clsx } from 'clsx';
import { statement } from '#content/facts/statement.ts';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import css from './past-section.module.css';
import text from './sheet-text.module.css';

const { heading, columns, sample, rows, note } = statement.past;

/** Public projects with customer, role, value band and year. */
export function PastSection() {
  return (
    <section className={clsx(text.cell, css.section)} aria-labelledby="past">
      <h2 id="past" className={text.heading}>
        {heading}
        {sample && <RevisionTriangle mark="1" label={sample} className={css.mark} />}
      </h2>
      <table className={clsx(text.rows, css.table)}>
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.project}</th>
            <th scope="col">{columns.customer}</th>
            <th scope="col">{columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, place, size, customer, role, value, year }) => (
            <tr key={title}>
              <th scope="row">
                <b className={css.title}>{title}</b> {place} <span className={css.line}>{size}</span>
              </th>
              <td>
                {customer} <span className={css.line}>{role}</span>
              </td>
              <td>
                <span className={clsx('num', css.value)}>{value}</span>{' '}
                <span className={css.line}>{year}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.under}>{note}</p>
    </section>
  );
}
