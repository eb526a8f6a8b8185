import { specimen } from 'words:credentials';
import { clsx } from 'clsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { StatusLine } from '#src/ui/status-line.tsx';
import { statement } from '#src/views/statement.ts';
import text from './sheet-text.module.css';
import css from './status-section.module.css';

/** What is held, what is in process and what is experience alone, each under its line, with the place where it can be checked. */
export function StatusSection() {
  return (
    <section className={text.cell} aria-labelledby="status">
      <h2 id="status" className="sr-only">
        {statement.status.heading}
      </h2>
      <dl className={clsx(text.set, css.rows)}>
        {statement.status.rows.map(({ status, word, items }) => (
          <div key={status} className={css.row}>
            <dt className={text.label}>
              {word}
              <StatusLine status={status} className={css.line} />
            </dt>
            {items.map((item) => (
              <dd key={item.text}>
                <b className={text.fact}>
                  {item.name}
                  {item.isSpecimen && <RevisionTriangle label={specimen} />}
                </b>{' '}
                {item.text}{' '}
                {item.check && (
                  <a className={css.check} href={item.check.url}>
                    {item.check.label}
                  </a>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
