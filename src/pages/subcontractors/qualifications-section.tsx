import { minimumQualifications } from '#content/facts/qualifications.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { Zone } from '#src/ui/zone.tsx';
import { PapersDrawing } from './papers-drawing.tsx';
import css from './qualifications-section.module.css';

const words = subcontractorsPage.qualifications;

/** What every partner must hold: the papers loose on the table, and the sheet on which they are ticked off. */
export function QualificationsSection() {
  return (
    <Zone letter="D" plane="paper-2" padded id="qualifications" aria-labelledby="qualifications-title">
      <div className={css.table}>
        <div className={css.head}>
          <h2 id="qualifications-title">{words.title}</h2>
          <p className="lead">{words.note}</p>
        </div>
        <PapersDrawing className={css.drawing} />
        <ul className={css.sheet} data-plane="white">
          {minimumQualifications.map(({ id, title, text }) => (
            <li key={id}>
              <span className={css.box} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Zone>
  );
}
