import { clsx } from 'clsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { statement } from '#src/views/statement.ts';
import css from './competencies-section.module.css';
import { KeyedSection } from './keyed-section.tsx';
import text from './sheet-text.module.css';

const { heading, items } = statement.competencies;

/** Six competencies as the keynotes of the building that they are found in. */
export function CompetenciesSection() {
  return (
    <section className={clsx(text.cell, css.section)} aria-labelledby="competencies">
      <h2 id="competencies" className={text.label}>
        {heading}
      </h2>
      <KeyedSection />
      <ol className={clsx(text.set, css.keynotes)}>
        {items.map(({ flag, title, text: words }) => (
          <li key={flag}>
            <HexagonFlag className={css.flag}>{flag}</HexagonFlag>
            <h3 className={clsx(text.fact, css.title)}>{title}</h3>
            <p className={text.quiet}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
