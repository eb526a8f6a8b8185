import { BondingSection } from './bonding-section.tsx';
import { CompetenciesSection } from './competencies-section.tsx';
import { DifferentiatorsSection } from './differentiators-section.tsx';
import { IdentifierStrip } from './identifier-strip.tsx';
import { NaicsSection } from './naics-section.tsx';
import { PastSection } from './past-section.tsx';
import css from './statement.module.css';
import { StatementBlock } from './statement-block.tsx';
import { StatementHead } from './statement-head.tsx';
import { StatusSection } from './status-section.tsx';

/** The statement itself, in the order in which a contracting officer checks it. */
export function Statement() {
  return (
    <article className={css.statement} aria-labelledby="statement-title">
      <StatementHead />
      <IdentifierStrip />
      <div className={css.terms}>
        <NaicsSection />
        <BondingSection />
      </div>
      <StatusSection />
      <CompetenciesSection />
      <PastSection />
      <DifferentiatorsSection />
      <StatementBlock />
    </article>
  );
}
