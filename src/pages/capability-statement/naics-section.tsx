import { clsx } from 'clsx';
import type { StatementSheet } from '#src/views/statement-sheet.ts';
import css from './naics-section.module.css';
import text from './sheet-text.module.css';

type StatementNaics = NonNullable<StatementSheet['naics']>;

/** The primary code as the figure of the sheet, the others in a table with their size standards. */
export function NaicsSection({ heading, primary, columns, others, note }: StatementNaics) {
  return (
    <section className={text.cell} aria-labelledby="naics">
      <h2 id="naics" className={text.label}>
        {heading}
      </h2>
      <div className={css.primary}>
        <p className={clsx(text.figure, css.figure)}>{primary.code}</p>
        <p>
          <b className={text.fact}>{primary.title}</b> <span className={text.quiet}>{primary.note}</span>
        </p>
      </div>
      {others.length > 0 && (
        <table className={clsx(text.rows, css.table)}>
          <caption className="sr-only">{heading}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{columns.code}</th>
              <th scope="col">{columns.title}</th>
              <th scope="col">{columns.size}</th>
            </tr>
          </thead>
          <tbody className={text.set}>
            {others.map(({ code, title, size }) => (
              <tr key={code}>
                <th scope="row" className={clsx('num', css.code)}>
                  {code}
                </th>
                <td>{title}</td>
                <td>{size}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={text.quiet}>{note}</p>
    </section>
  );
}
