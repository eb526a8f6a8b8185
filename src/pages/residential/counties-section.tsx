import { serviceArea } from 'records:service-area';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { counties } from '#src/views/identity.ts';
import css from './residential-page.module.css';

/** The counties of the same day, large beside the map; all counties from A to Z. */
export function CountiesSection() {
  const { title, home, others, list, map } = residentialPage.counties;
  return (
    <Zone letter="I" className={css.zone} id="counties" aria-labelledby="counties-title">
      <Stack gap="even" className={css.counties}>
        <h2 id="counties-title">{title}</h2>
        <CountyMap className={css.map} label={map} hasNumbers={false} />
        <div className={css.names}>
          <h3 className="label">{home}</h3>
          <ul className={css.home}>
            {serviceArea.homeCounties.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="label">{others.title}</h3>
          <p className="note">{others.text}</p>
        </div>
        <details>
          <summary className={clsx('name', css.summary)}>{list}</summary>
          {/* for who looks for one name; home counties are bold */}
          <ul className={clsx('note', css.index)}>
            {counties.map(({ name, isHome }) => (
              <li key={name}>{isHome ? <strong>{name}</strong> : name}</li>
            ))}
          </ul>
        </details>
      </Stack>
    </Zone>
  );
}
