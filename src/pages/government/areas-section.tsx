import * as governmentPage from 'words:government';
import { CountyList } from '#src/components/county-list.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './areas-section.module.css';
import { SectionTitle } from './sheet-section.tsx';

const { areas, sections } = governmentPage;
const { id } = sections.areas;

/** Where the hours hold and where travel is agreed, beside the map of all counties, whose names open under it. */
export function AreasSection() {
  return (
    <Zone letter="F" id={id} aria-labelledby={`${id}-title`} className={css.zone}>
      <div className={css.words}>
        <SectionTitle name="areas" />
        <dl className={css.terms}>
          {[...areas.hours, ...areas.terms].map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <CountyMap label={areas.map} className={css.map} />
      <details className={css.all}>
        <summary>{areas.all}</summary>
        <CountyList className={css.regions} />
      </details>
    </Zone>
  );
}
