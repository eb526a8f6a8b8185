import { Fragment } from 'react';
import { partnerReasons } from '#content/facts/subcontracting.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './reasons-section.module.css';

/** Why to be a partner: figures of one size. */
export function ReasonsSection() {
  return (
    <Zone letter="E" plane="ink" padded aria-labelledby="reasons">
      <h2 id="reasons">{subcontractorsPage.reasons.title}</h2>
      <ul className={css.reasons}>
        {partnerReasons.map(({ id, figure, title, text }) => (
          <li key={id}>
            <p className={css.figure} aria-hidden="true">
              {figure}
            </p>
            <h3>
              <span className="sr-only">{figure}</span> {title}
            </h3>
            <p>
              {/* an address may part at its dots */}
              {text.split(/(?<=\w\.)(?=\w)/).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  <span>{part}</span>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <AbbreviationKey of={['SBA', 'WOSB', 'EDWOSB']} className={css.key} />
    </Zone>
  );
}
