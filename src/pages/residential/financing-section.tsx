import { financing } from '#content/facts/financing.ts';
import { residentialPage } from '#content/pages/residential.ts';
import { serviceVan } from '#content/records/drawings/drawings.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './financing-section.module.css';

/** How a new system can be paid over time, and why an old one may be kept. */
export function FinancingSection() {
  const {
    financing: { sample },
    refrigerant,
  } = residentialPage;
  return (
    <Zone letter="E" className={css.financing} aria-labelledby="financing">
      <Picture
        picture={serviceVan.url}
        alt={serviceVan.alt}
        sizes="(width < 1024px) 100vw, 55vw"
        className={css.frame}
        imgClassName={css.picture}
      />
      <div className={css.words}>
        <div className={css.terms}>
          <h2 id="financing">{financing.title}</h2>
          <p>{financing.text}</p>
          <p className={css.conditions}>{financing.conditions}</p>
          {sample && <SampleNote>{sample}</SampleNote>}
          <ButtonRoute to="contact" className={css.action}>
            {financing.action}
          </ButtonRoute>
        </div>
        <div className={css.refrigerant}>
          <h3>{refrigerant.title}</h3>
          <p>{refrigerant.text}</p>
          <p className="small">{refrigerant.date}</p>
        </div>
      </div>
    </Zone>
  );
}
