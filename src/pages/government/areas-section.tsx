import { governmentPage } from '#content/pages/government.ts';
import { CountyList } from '#src/components/county-list.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import css from './areas-section.module.css';
import { DataSection } from './data-section.tsx';

const { areas } = governmentPage;

/** Where the hours hold and where travel is agreed; all counties on the map, and by name on demand. */
export function AreasSection() {
  return (
    <DataSection name="areas">
      <div className={css.columns}>
        <CountyMap label={areas.map} className={css.map} />
        <div>
          <dl className={css.terms}>
            {areas.terms.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <details className={css.all}>
            <summary>{areas.list}</summary>
            <CountyList />
          </details>
        </div>
      </div>
    </DataSection>
  );
}
