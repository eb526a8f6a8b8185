import { statement } from '#content/facts/statement.ts';
import { CredentialLine } from './credential-line.tsx';
import text from './sheet-text.module.css';

/** What is held, what is in process and what is experience alone, each by its line. */
export function StatusSection() {
  return (
    <section className={text.cell} aria-labelledby="status">
      <h2 id="status" className={text.heading}>
        {statement.status.heading}
      </h2>
      <dl className={text.list}>
        {statement.status.rows.map((row) => (
          <CredentialLine key={row.status} {...row} />
        ))}
      </dl>
    </section>
  );
}
