import { qualityStandards } from 'records:quality-standards';
import { filter, lead, list, pages, quality, references, title } from 'words:projects';
import { clsx } from 'clsx';
import type { Project } from '#content/records/projects.ts';
import { formatMoney, formatNumber, formatRange } from '#content/values/format.ts';
import { ButtonRoute, RouteLink } from '#src/components/links.tsx';
import { RuledList } from '#src/components/record-page/record-lists.tsx';
import { evenTicks, percent, tonsAxis } from '#src/lib/scale.ts';
import { Marks, ScaleBar } from '#src/ui/bar.tsx';
import { Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { projectSet } from '#src/views/project-set.ts';
import galleryCss from './gallery.module.css';
import { ProjectSheet } from './project-sheet.tsx';
import indexCss from './project-sheets.module.css';
import css from './projects-page.module.css';

/** Page `number` of the drawing set, from 1: a list, one sheet a project, and what holds on all of them. A target decides which are shown. */
export function ProjectSet({ number, projects }: { number: number; projects: readonly Project[] }) {
  const [first, last] = [projects.at(0), projects.at(-1)];
  const isFurther = number > 1 && first && last;
  // beside each other, before they are too narrow to tell
  const drawn = projects.slice(0, 6);
  const choices = [
    { target: 'all-projects', label: filter.all, count: projects.length },
    ...Object.entries<string>(filter.markets).map(([id, label]) => ({
      target: `for-${id}`,
      label,
      count: projects.filter(({ audience }) => audience === id).length,
    })),
  ].filter(({ count }) => count > 0);
  return (
    <>
      <div className={css.set}>
        {choices.map(({ target }) => (
          <span key={target} id={target} className={css.target} />
        ))}
        <Zone letter="A">
          <Row className={css.inset}>
            <h1 className={css.title}>
              {isFurther ? pages.title({ from: first.sheet, to: last.sheet }) : title}
            </h1>
            <p className={clsx('lead', css.lead)}>{lead}</p>
          </Row>
          {projects.length > 0 && (
            <>
              {/* plain links to targets that the styles read, so it works without JavaScript */}
              <nav className={css.filter} aria-label={filter.label}>
                <ul className={css.choices} data-cut="">
                  {choices.map(({ target, label, count }) => (
                    <li key={target}>
                      <a href={`#${target}`}>
                        <span>{label}</span> <b className="figure-sm">{count}</b>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <ul className={css.strip} data-cut="">
                {drawn.map(({ id, sheet, title, picture }) => (
                  <li key={id}>
                    <a href={`#${sheet}`} className={galleryCss.thumbnail}>
                      <Picture of={picture} alt="" sizes={`${Math.ceil(100 / drawn.length)}vw`} />
                      <span className={galleryCss.number}>{sheet}</span>
                      <span className="sr-only"> {title}</span>
                    </a>
                  </li>
                ))}
              </ul>
              <DrawingList projects={projects} />
            </>
          )}
        </Zone>
        {projects.length > 0 && (
          <Zone letter="B" plane="paper-2" className={css.table} aria-label={list.caption}>
            {projects.map((project, index) => (
              <ProjectSheet key={project.id} project={project} index={index} count={projects.length} />
            ))}
            {projectSet.pages > 1 && (
              <nav className={css.filter} aria-label={pages.label}>
                <ol className={css.choices} data-cut="">
                  {evenTicks(1, projectSet.pages, 1).map((page) => (
                    <li key={page}>
                      <RouteLink
                        to="projects"
                        page={page}
                        aria-label={`${pages.page} ${page}`}
                        aria-current={page === number ? 'page' : undefined}
                      >
                        {page}
                      </RouteLink>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </Zone>
        )}
      </div>
      <Zone letter="C">
        <Split at="large" data-cut="">
          <Stack className={css.inset} data-plane="water">
            <h2>{references.title}</h2>
            <p className="lead">{references.text}</p>
            <Row>
              <ButtonRoute to="contact" variant="solid">
                {references.ask}
              </ButtonRoute>
              <ButtonRoute to="capabilityStatement">{references.statement}</ButtonRoute>
            </Row>
          </Stack>
          {qualityStandards.length > 0 && (
            <RuledList
              title={quality.title}
              items={qualityStandards.map(({ text }) => text)}
              className={css.quality}
            />
          )}
        </Split>
      </Zone>
    </>
  );
}

/** Tons of cooling stand on the axis in the head of the last column. */
function DrawingList({ projects }: { projects: readonly Project[] }) {
  // a tower's tons are tons of heat rejected, which no axis of cooling shows
  const cooling = projects.filter(({ tonnageOf }) => tonnageOf === 'cooling');
  const axis = tonsAxis(cooling.map(({ tonnage }) => tonnage));
  const named = axis.ticks.filter((_, index) => index % 2 === 0);
  return (
    <Stack gap="even" className={indexCss.index}>
      <table className={clsx('note', indexCss.list)}>
        <caption className="sr-only">{list.caption}</caption>
        <thead>
          <tr>
            {[list.sheet, list.project, list.customer, list.value, list.year].map((head) => (
              <th key={head} scope="col" className={clsx('label', indexCss.head)}>
                {head}
              </th>
            ))}
            <th scope="col" className={indexCss.tons}>
              <span className="label">{list.tons}</span>
              <ScaleBar scale={axis.scale} ticks={named} minor={axis.ticks} format={formatNumber} />
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.id} data-audience={project.audience}>
              <td className="figure-sm">{project.sheet}</td>
              <th scope="row" className={indexCss.project}>
                <a className="name" href={`#${project.sheet}`}>
                  {project.title}
                </a>
              </th>
              <td className={indexCss.customer}>{project.customerType}</td>
              <td>{formatRange(project.valueBand, formatMoney)}</td>
              <td>{project.year}</td>
              <td className={indexCss.tons}>
                <TonsLane project={project} {...axis} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {projects.some(({ sample }) => sample) && <SampleNote>{list.sample}</SampleNote>}
    </Stack>
  );
}

function TonsLane({ project, scale, ticks }: ReturnType<typeof tonsAxis> & { project: Project }) {
  const tons = formatNumber(project.tonnage);
  if (project.tonnageOf !== 'cooling') {
    return (
      <span>
        <b className="num">{tons}</b> <span className="small">{list.rejected}</span>
      </span>
    );
  }
  const end = percent(scale(project.tonnage));
  return (
    <>
      <svg className={indexCss.lane} aria-hidden="true">
        <Marks scale={scale} at={ticks} y2="100%" />
        <rect y="50%" width={end} height="18" transform="translate(0 -9)" data-extends="" />
        <text x={end} dx="8" y="50%" dy="0.36em">
          {tons}
        </text>
      </svg>
      <span className="sr-only">{tons}</span>
    </>
  );
}
