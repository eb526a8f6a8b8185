import { clsx } from 'clsx';
import { statement } from '#content/facts/statement.ts';
import css from './identifier-strip.module.css';
import text from './sheet-text.module.css';

/** What is typed into a procurement system first. */
export function IdentifierStrip() {
  return (
    <dl className={clsx(text.cells, css.strip)}>
      {statement.identifiers.map(({ term, value, isCode, note }) => (
        <div key={term} className={css.item}>
          <dt className={text.label}>{term}</dt>
          <dd className={clsx(css.value, isCode && css.code)}>{value}</dd>
          <dd className={text.quiet}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
