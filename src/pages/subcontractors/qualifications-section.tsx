import { partnerReasons } from '#content/facts/partner-reasons.ts';
import { minimumQualifications } from '#content/facts/qualifications.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { CheckBoxList } from '#src/ui/check-box-list.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './qualifications-section.module.css';

const { qualifications: words, reasons } = subcontractorsPage;

/** What every partner must hold, beside why to be one. */
export function QualificationsSection() {
  return (
    <Zone letter="D" padded id="qualifications" aria-labelledby="qualifications-title" className={css.zone}>
      <div>
        <ZoneTitle id="qualifications-title" note={words.note}>
          {words.title}
        </ZoneTitle>
        <CheckBoxList items={minimumQualifications} />
      </div>
      <div className={css.reasons}>
        <h2>{reasons.title}</h2>
        <ul>
          {partnerReasons.map(({ id, figure, title, text }) => (
            <li key={id}>
              <h3 className={css.reason}>
                <span className={css.figure}>{figure}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <AbbreviationKey of={['SBA', 'WOSB', 'EDWOSB']} className={css.key} />
      </div>
    </Zone>
  );
}
