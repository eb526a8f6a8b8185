import { contactPage } from '#content/pages/contact.ts';
import { CountyList } from '#src/components/county-list.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './areas-section.module.css';

const { far, map, near, note, title } = contactPage.areas;

/** Where we work: the map of counties, whose Gulf holds the words, and the same regions as a list. */
export function AreasSection() {
  return (
    <Zone letter="E" padded aria-labelledby="areas">
      <div className={css.columns}>
        <ZoneTitle id="areas" note={note}>
          {title}
        </ZoneTitle>
        <div className={css.map}>
          <CountyMap label={map} />
          <div className={css.terms}>
            {[near, far].map((term) => (
              <div key={term.title}>
                <h3>{term.title}</h3>
                <p>{term.text}</p>
              </div>
            ))}
          </div>
        </div>
        <CountyList className={css.regions} />
      </div>
    </Zone>
  );
}
