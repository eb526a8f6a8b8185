import { privacyPage } from '#content/pages/privacy.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './clauses-section.module.css';

/** What happens to data, one numbered clause for each thing a visitor may do. */
export function ClausesSection() {
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
