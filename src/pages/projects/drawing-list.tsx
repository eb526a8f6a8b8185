import { formatMoney, formatNumber, formatRange } from '#content/format.ts';
import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { linearScale, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './drawing-list.module.css';

const { list } = projectsPage;

/** The index of the set: a row leads to its sheet; tons of cooling are drawn on one scale. */
export function DrawingList({ projects }: { projects: readonly Project[] }) {
  const most = Math.max(...projects.filter(isCooling).map(({ tonnage }) => tonnage));
  const scale = linearScale(0, most);
  return (
    <>
      <Schedule
        caption={list.caption}
        className={css.list}
        columns={[
          { head: list.project },
          { head: list.customer },
          { head: list.value },
          { head: list.year },
          { head: list.weeks, align: 'end', labelled: true },
          { head: list.tons },
        ]}
        rows={projects.map((project) => ({
          key: project.id,
          cells: [
            <a key="sheet" className={css.sheet} href={`#${project.sheet}`}>
              <span className={`num ${css.number}`}>{project.sheet}</span> {project.title}
            </a>,
            project.customerType,
            <span key="value" className="nb">
              {formatRange(project.valueBand, formatMoney)}
            </span>,
            project.year,
            project.duration,
            <Tons key="tons" project={project} scale={scale} />,
          ],
        }))}
      />
      <p className={`small ${css.note}`}>{list.note}</p>
    </>
  );
}

function Tons({ project, scale }: { project: Project; scale: Scale }) {
  return (
    <div className={css.tons}>
      {isCooling(project) ? (
        <Bar className={css.bar} scale={scale} to={project.tonnage} fill="blue" />
      ) : (
        <span className={css.rejected}>{list.rejected}</span>
      )}
      <span className={css.figure}>{formatNumber(project.tonnage)}</span>
    </div>
  );
}

function isCooling({ tonnageOf }: Project): boolean {
  return tonnageOf === 'cooling';
}
