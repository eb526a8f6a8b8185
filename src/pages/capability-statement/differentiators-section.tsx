import { clsx } from 'clsx';
import { statement } from '#src/views/statement.ts';
import css from './differentiators-section.module.css';
import text from './sheet-text.module.css';

const { heading, items } = statement.differentiators;

/** What sets the company apart, each under a figure that can be checked. */
export function DifferentiatorsSection() {
  return (
    <section className={text.cell} aria-labelledby="differentiators">
      <h2 id="differentiators" className={text.label}>
        {heading}
      </h2>
      <dl className={clsx(text.set, css.list)}>
        {items.map(({ figure, text: words }) => (
          <div key={words} className={css.item}>
            <dt className={clsx(text.figure, css.figure)}>{figure}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
