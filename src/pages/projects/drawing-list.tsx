import { formatCount, formatMoney, formatNumber, formatRange } from '#content/format.ts';
import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import css from './drawing-list.module.css';

const { list } = projectsPage;
const heads = [list.sheet, list.project, list.customer, list.value, list.year, list.weeks];

type Axis = { scale: Scale; ticks: readonly number[] };

/** The index of the set: a row leads to its sheet; tons of cooling stand on the axis in the head of the last column. */
export function DrawingList({ projects }: { projects: readonly Project[] }) {
  const axis = axisOf(projects.filter(isCooling).map(({ tonnage }) => tonnage));
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

function AxisMarks({ scale, ticks }: Axis) {
  return (
    <svg className={css.marks} aria-hidden="true">
      {ticks.map((value, index) => (
        <g key={value}>
          <line x1={percent(scale(value))} x2={percent(scale(value))} y1="75%" y2="100%" />
          <text x={percent(scale(value))} y="62%" textAnchor={index === 0 ? 'start' : 'middle'}>
            {formatNumber(value)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Row({ project, axis }: { project: Project; axis: Axis }) {
  const [weeks, unit] = formatCount(project.duration, 'week').split(' ');
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
      <td>
        {weeks}
        <span className={css.unit}> {unit}</span>
      </td>
      <td className={css.tons}>
        <Lane project={project} {...axis} />
      </td>
    </tr>
  );
}

/** The tons as a bar with its value; a tower's tons are tons of heat rejected, so that they are said in words. */
function Lane({ project, scale, ticks }: Axis & { project: Project }) {
  const tons = formatNumber(project.tonnage);
  const end = isCooling(project) ? percent(scale(project.tonnage)) : null;
  return (
    <>
      <svg className={css.lane} aria-hidden="true">
        {ticks.map((value) => (
          <line key={value} x1={percent(scale(value))} x2={percent(scale(value))} y2="100%" />
        ))}
        {end && (
          <>
            <rect y="50%" width={end} height="18" transform="translate(0 -9)" data-extends="" />
            <text x={end} dx="8" y="50%" dy="0.36em">
              {tons}
            </text>
          </>
        )}
      </svg>
      <span className={end ? 'sr-only' : css.rejected}>{end ? tons : `${tons} ${list.rejected}`}</span>
    </>
  );
}

/** An axis in steps of 1, 2 or 5 that leaves an eighth of its length for the value beside the longest bar. */
function axisOf(tons: readonly number[]): Axis {
  const most = Math.max(4, ...tons);
  const unit = 10 ** Math.floor(Math.log10(most / 4));
  const step = unit * ([1, 2, 5].find((times) => times * unit >= most / 4) ?? 10);
  const end = Math.ceil(most / step) * step;
  return { scale: linearScale(0, end / 0.88), ticks: evenTicks(0, end, step) };
}

function isCooling({ tonnageOf }: Project): boolean {
  return tonnageOf === 'cooling';
}
