import { specimen } from 'words:credentials';
import { clsx } from 'clsx';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { statement } from '#src/views/statement.ts';
import { BondingSection } from './bonding-section.tsx';
import { CompetenciesSection } from './competencies-section.tsx';
import { DifferentiatorsSection } from './differentiators-section.tsx';
import stripCss from './identifier-strip.module.css';
import { NaicsSection } from './naics-section.tsx';
import { PastSection } from './past-section.tsx';
import text from './sheet-text.module.css';
import css from './statement.module.css';
import { StatementBlock } from './statement-block.tsx';
import { StatusSection } from './status-section.tsx';

/** The statement itself, in the order in which a contracting officer checks it. */
export function Statement() {
  return (
    <article className={css.statement} aria-labelledby="statement-title">
      <StatementHead />
      <IdentifierStrip />
      <div className={clsx(css.terms, !statement.naics && css.bonds)}>
        {statement.naics && <NaicsSection {...statement.naics} />}
        <BondingSection />
      </div>
      {statement.status.rows.length > 0 && <StatusSection />}
      <CompetenciesSection />
      {statement.past && <PastSection {...statement.past} />}
      <DifferentiatorsSection />
      <StatementBlock />
    </article>
  );
}

/** Whose statement it is, and what the company does in one sentence. */
function StatementHead() {
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

/** What is typed into a procurement system first. */
function IdentifierStrip() {
  return (
    <dl className={clsx(text.cells, stripCss.strip)}>
      {statement.identifiers.map(({ term, value, isCode, isSpecimen, note }) => (
        <div key={term} className={stripCss.item}>
          <dt className={text.label}>{term}</dt>
          <dd className={clsx(stripCss.value, isCode && stripCss.code)}>
            {value}
            {isSpecimen && <RevisionTriangle label={specimen} />}
          </dd>
          <dd className={text.quiet}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
