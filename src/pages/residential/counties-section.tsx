import { serviceArea } from 'records:service-area';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { counties } from '#src/views/identity.ts';
import css from './counties-section.module.css';

/** The counties of the same day, large beside the map; all counties from A to Z. */
export function CountiesSection() {
  const { title, answer, home, others, list, map } = residentialPage.counties;
  return (
    <Zone letter="H" padded id="counties" aria-labelledby="counties-title">
      <div className={css.columns}>
        <div className={css.head}>
          <ZoneTitle id="counties-title" className={css.title}>
            {title}
          </ZoneTitle>
          <p className={css.answer}>{answer}</p>
        </div>
        <CountyMap className={css.map} label={map} hasNumbers={false} />
        <div className={css.names}>
          <h3 className="label">{home}</h3>
          <ul
            className={clsx(css.home, serviceArea.homeCounties.some(({ length }) => length > 11) && css.long)}
          >
            {serviceArea.homeCounties.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <div className={css.others}>
          <h3 className="label">{others.title}</h3>
          <p>{others.text}</p>
        </div>
        <details className={css.all}>
          <summary>{list}</summary>
          <CountyIndex />
        </details>
      </div>
    </Zone>
  );
}

/** All counties from A to Z, for who looks for one name; home counties are bold. */
function CountyIndex() {
  return (
    <ul className={css.index}>
      {counties.map(({ name, isHome }) => (
        <li key={name}>
          {isHome ? <strong className={name.length > 11 ? css.narrow : undefined}>{name}</strong> : name}
        </li>
      ))}
    </ul>
  );
}
