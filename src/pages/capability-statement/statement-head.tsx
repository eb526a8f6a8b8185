import { clsx } from 'clsx';
import { statement } from '#content/facts/statement.ts';
import { CompanyMark } from '#src/components/company-mark.tsx';
import text from './sheet-text.module.css';
import css from './statement-head.module.css';

/** Whose statement it is, and what the company does in one sentence. */
export function StatementHead() {
  return (
    <div className={clsx(text.cell, css.head)}>
      <CompanyMark className={css.mark} />
      <h1 id="statement-title" className={css.title}>
        {statement.name} <span className={css.kind}>{statement.kind}</span>
      </h1>
      <p className={css.overview}>{statement.overview}</p>
    </div>
  );
}
