import { contactPage } from '#content/pages/contact.ts';
import { routes } from '#content/routes.ts';
import { CountyList } from '#src/components/county-list.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './areas-section.module.css';

const { far, map, near, note, title } = contactPage.areas;

/** Where we work: the map of counties with numbered regions, and the same regions as a list. */
export function AreasSection() {
  return (
    <Zone letter="D" padded aria-labelledby="areas">
      <DrawingTitle number={2} sheet={routes.contact.sheet} id="areas" note={note}>
        {title}
      </DrawingTitle>
      <div className={css.columns}>
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
