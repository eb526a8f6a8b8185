import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { formatMoney, formatRange } from '#content/values/format.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { AxisMarks } from './axis-marks.tsx';
import css from './drawing-list.module.css';
import { isCooling, type TonsAxis, tonsAxis } from './tons-axis.ts';
import { TonsLane } from './tons-lane.tsx';

const { list } = projectsPage;
const heads = [list.sheet, list.project, list.customer, list.value, list.year];

/** The index of the set: a row leads to its sheet; tons of cooling stand on the axis in the head of the last column. */
export function DrawingList({ projects }: { projects: readonly Project[] }) {
  const axis = tonsAxis(projects.filter(isCooling).map(({ tonnage }) => tonnage));
  return (
    <div className={css.index}>
      <table className={css.list}>
        <caption className="sr-only">{list.caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="label">
                {head}
              </th>
            ))}
            <th scope="col" className={css.head}>
              <span className="label">{list.tons}</span>
              <AxisMarks {...axis} />
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row key={project.id} project={project} axis={axis} />
          ))}
        </tbody>
      </table>
      {projects.some(({ sample }) => sample) && <SampleNote>{list.sample}</SampleNote>}
    </div>
  );
}

function Row({ project, axis }: { project: Project; axis: TonsAxis }) {
  return (
    <tr data-audience={project.audience}>
      <td className={css.number}>{project.sheet}</td>
      <th scope="row">
        <a className={css.sheet} href={`#${project.sheet}`}>
          <span>{project.title}</span>
        </a>
      </th>
      <td>{project.customerType}</td>
      <td className="nb">{formatRange(project.valueBand, formatMoney)}</td>
      <td>{project.year}</td>
      <td className={css.tons}>
        <TonsLane project={project} {...axis} />
      </td>
    </tr>
  );
}
