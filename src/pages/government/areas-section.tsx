import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import { CountyList } from '#src/components/county-list.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './areas-section.module.css';
import { SectionTitle } from './section-title.tsx';

const { areas, sections } = governmentPage;
const { id } = sections.areas;

/** All counties on the map with their key open beside it; where the hours hold and where travel is agreed. */
export function AreasSection() {
  return (
    <Zone letter="F" id={id} aria-labelledby={`${id}-title`} className={css.zone}>
      <div className={css.head}>
        <SectionTitle name="areas">{areas.note}</SectionTitle>
      </div>
      <div className={css.place}>
        <CountyMap label={areas.map} />
        <Terms of={areas.hours} className={css.gulf} />
        <Terms of={areas.terms} />
      </div>
      <CountyList className={css.regions} />
    </Zone>
  );
}

function Terms({
  of,
  className,
}: {
  of: typeof areas.hours | typeof areas.terms;
  className?: string | undefined;
}) {
  return (
    <dl className={clsx(css.terms, className)}>
      {of.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
