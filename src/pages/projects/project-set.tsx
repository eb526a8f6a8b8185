import { qualityStandards } from 'records:quality-standards';
import { filter, lead, list, pages, quality, references, title } from 'words:projects';
import { clsx } from 'clsx';
import type { Project } from '#content/records/projects.ts';
import { ButtonRoute, RouteLink } from '#src/components/links.tsx';
import { RuledList } from '#src/components/record-page/record-lists.tsx';
import { evenTicks } from '#src/lib/scale.ts';
import { Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { projectSet } from '#src/views/project-set.ts';
import galleryCss from './gallery.module.css';
import { DrawingList, ProjectSheet, type SheetPlace } from './project-sheets.tsx';
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
              <ProjectSheet key={project.id} project={project} place={placeOf(index, projects.length)} />
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

/** The first across the table, then in turn one sheet, a double sheet of two, and a strip. */
function placeOf(index: number, count: number): SheetPlace {
  const turn = index % 4;
  if (index === 0) return 'first';
  if (turn === 0) return 'strip';
  return turn === 1 || (turn === 2 && index === count - 1) ? 'whole' : 'half';
}
