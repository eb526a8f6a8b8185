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
    <Zone letter="F" className={css.financing} aria-labelledby="financing">
      <div className={css.scene}>
        <h2 id="financing" className={css.title}>
          {financing.title}
        </h2>
        <Picture
          picture={serviceVan.url}
          alt={serviceVan.alt}
          sizes="(width < 1280px) 100vw, 47vw"
          imgClassName={css.picture}
        />
      </div>
      <div className={css.words}>
        <div className={css.terms}>
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
