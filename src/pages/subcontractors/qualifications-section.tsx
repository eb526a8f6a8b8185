import { minimumQualifications } from '#content/facts/qualifications.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { Zone } from '#src/ui/zone.tsx';
import { PaperDrawing } from './paper-drawing.tsx';
import css from './qualifications-section.module.css';

const words = subcontractorsPage.qualifications;

/** What every partner must hold: papers loose on the table, each with a box to tick. */
export function QualificationsSection() {
  return (
    <Zone letter="D" plane="paper-2" padded id="qualifications" aria-labelledby="qualifications-title">
      <div className={css.head}>
        <h2 id="qualifications-title">{words.title}</h2>
        <p className="lead">{words.note}</p>
      </div>
      <ul className={css.papers}>
        {minimumQualifications.map(({ id, title, text }) => (
          <li key={id} data-plane="white">
            <PaperDrawing of={id} />
            <span className={css.box} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
