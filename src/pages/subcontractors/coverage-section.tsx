import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './coverage-section.module.css';

const { counties, hatched, hurricaneZone, map, title } = subcontractorsPage.coverage;

/** The three counties, and which of them lie in the hurricane zone. */
export function CoverageSection() {
  return (
    <Zone letter="E" aria-labelledby="coverage" className={css.zone}>
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
      <div data-plane="water" className={css.map}>
        <CountyMap area="home" label={map} hatched={hurricaneZone} />
      </div>
    </Zone>
  );
}
