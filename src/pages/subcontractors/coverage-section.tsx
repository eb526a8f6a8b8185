import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './coverage-section.module.css';

const { counties, hatched, hurricaneZone, map, title } = subcontractorsPage.coverage;

/** The three counties, and which of them lie in the hurricane zone; the zone is the map, and the Gulf holds the words. */
export function CoverageSection() {
  return (
    <Zone letter="F" plane="water" aria-labelledby="coverage">
      <div className={css.zone}>
        <div className={css.text}>
          <ZoneTitle id="coverage">{title}</ZoneTitle>
          <dl>
            {counties.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{hatched}</p>
        </div>
        <div className={css.map}>
          <CountyMap area="home" label={map} hatched={hurricaneZone} />
        </div>
      </div>
    </Zone>
  );
}
