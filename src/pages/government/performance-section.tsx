import { pastPerformance } from '#content/facts/past-performance.ts';
import { formatMoney, formatRange } from '#content/format.ts';
import { governmentPage } from '#content/pages/government.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { DataSection } from './data-section.tsx';
import css from './performance-section.module.css';

const { performance, sections } = governmentPage;

/** Public projects with customer, role, value band and year, each leading to its sheet. */
export function PerformanceSection() {
  return (
    <DataSection name="performance">
      <Schedule
        className={css.schedule}
        caption={sections.performance.title}
        captionHidden
        columns={[
          { head: performance.columns.project },
          { head: performance.columns.customer, labelled: true },
          { head: performance.columns.role, labelled: true },
          { head: performance.columns.value, align: 'end', labelled: true },
          { head: performance.columns.year, align: 'end', labelled: true },
        ]}
        rows={pastPerformance.map((project) => ({ key: project.id, cells: cellsOf(project) }))}
      />
      <p className={css.note}>{performance.references}</p>
      <AbbreviationKey of={['VRF']} className={css.note} />
      {pastPerformance.some(({ sample }) => sample) && <SampleNote>{performance.sample}</SampleNote>}
    </DataSection>
  );
}

function cellsOf({
  sheet,
  page,
  title,
  location,
  plant,
  funding,
  customerType,
  role,
  valueBand,
  year,
}: (typeof pastPerformance)[number]) {
  return [
    <>
      <RouteLink to="projects" page={page} hash={sheet} className={css.project}>
        {title}
      </RouteLink>
      <span className={css.place}>{location}</span>
      <span className={css.place}>{plant}</span>
      {funding && <span className={css.place}>{funding}</span>}
    </>,
    customerType,
    role,
    formatRange(valueBand, formatMoney),
    year,
  ];
}
