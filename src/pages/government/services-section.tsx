import { statementClaims } from '#content/facts/statement-claims.ts';
import { governmentPage } from '#content/pages/government.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { DataSection } from './data-section.tsx';
import css from './services-section.module.css';

/** The core services and what an hour of them costs a public customer. */
export function ServicesSection() {
  return (
    <DataSection name="services">
      <div className={css.columns}>
        <div>
          <dl className={css.list}>
            {statementClaims.competencies.map(({ id, title, text }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <AbbreviationKey className={css.key} of={['DDC']} />
        </div>
        <LaborRate />
      </div>
    </DataSection>
  );
}

function LaborRate() {
  const { label, figure, unit, includes, text, notes } = governmentPage.services.rate;
  return (
    <div className={css.rate} data-plane="water">
      <p className="label">{label}</p>
      <GiantFigure className={css.figure}>{figure}</GiantFigure>
      <p className={css.unit}>{unit}</p>
      <dl className={css.includes}>
        <dt>{includes}</dt>
        <dd>{text}</dd>
      </dl>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
