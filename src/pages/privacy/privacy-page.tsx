import { company } from 'records:company';
import * as privacyPage from 'words:privacy';
import { AskZone } from '#src/components/ask-zone.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './privacy-page.module.css';

/** The sheet on data: what the site keeps of a visitor, and what the company does with what it is told. */
export function PrivacyPage() {
  return (
    <>
      <HeroSection />
      <ClausesSection />
      <AskZone letter="C" {...privacyPage.ask}>
        {company.sample && <SampleNote>{privacyPage.sample}</SampleNote>}
      </AskZone>
    </>
  );
}

/** What happens to data, one numbered clause for each thing a visitor may do. */
function ClausesSection() {
  return (
    <Zone letter="B" className={css.zone}>
      {privacyPage.clauses.map(({ title, texts }, index) => (
        <section key={title} className={css.clause}>
          <h2 className={css.title}>
            <span className="num">{index + 1}</span> <span>{title}</span>
          </h2>
          <div className={css.texts}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      ))}
    </Zone>
  );
}

/** What the site keeps, in a sentence and in three figures. */
function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="privacy-title">
      <div className={css.text}>
        <h1 id="privacy-title">{privacyPage.title}</h1>
        <p className="lead">{privacyPage.lead}</p>
      </div>
      <ul className={css.counts}>
        {privacyPage.counts.map(({ figure, unit }) => (
          <li key={unit}>
            <GiantFigure className={css.figure}>{figure}</GiantFigure>{' '}
            <span className={css.unit}>{unit}</span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
