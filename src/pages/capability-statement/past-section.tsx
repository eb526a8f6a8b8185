import { clsx } from 'clsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { StatementSheet } from '#src/views/statement-sheet.ts';
import css from './statement.module.css';

type StatementPast = NonNullable<StatementSheet['past']>;

/** Public projects across the sheet: where, for whom and in what role, value band and year. */
export function PastSection({ heading, columns, sample, rows, note }: StatementPast) {
  return (
    <Stack as="section" className={css.cell} aria-labelledby="past">
      <Row className={css.ends}>
        <h2 id="past" className={css.label}>
          {heading}
          {sample && <RevisionTriangle label={sample} />}
        </h2>
        <p className={css.quiet}>{note}</p>
      </Row>
      <table className={clsx(css.rows, css.past)}>
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
                <b className={css.fact}>{title}</b>
              </th>
              <td className={css.under}>
                {place} <p className={css.quiet}>{size}</p>
              </td>
              <td className={css.under}>
                {customer} <p className={css.quiet}>{role}</p>
              </td>
              <td className={clsx('num', css.digits)}>{value}</td>
              <td>{year}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
