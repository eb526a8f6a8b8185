import * as projectsPage from 'words:projects';
import type { ReactNode } from 'react';
import type { Project } from '#content/records/projects.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { DrawingList } from './drawing-list.tsx';
import { type Choice, filterChoices } from './filter-choices.ts';
import { HeroSection } from './hero-section.tsx';
import filterCss from './project-filter.module.css';
import css from './project-set.module.css';
import { ProjectSheet } from './project-sheet.tsx';
import { ReferencesSection } from './references-section.tsx';

type ProjectSetProps = {
  /** Which page it is, counted from 1, of how many. */
  number: number;
  count: number;
  /** The projects of this page. */
  projects: readonly Project[];
};

/** One page of the drawing set: a list, one sheet a project, and what holds on all of them. A target decides which are shown. */
export function ProjectSet({ number, count, projects }: ProjectSetProps) {
  const choices = filterChoices(projects);
  return (
    <>
      <div className={css.set}>
        {['all-projects', ...choices.map(({ id }) => `for-${id}`)].map((id) => (
          <span key={id} id={id} className={css.target} />
        ))}
        <HeroSection title={titleOf(number, projects)}>
          {projects.length > 0 && (
            <>
              <ProjectFilter choices={choices} count={projects.length} />
              <DrawingList projects={projects} />
            </>
          )}
        </HeroSection>
        {projects.length > 0 && (
          <SheetSet pages={<SetPages number={number} count={count} />}>
            {projects.map((project, index) => (
              <ProjectSheet key={project.id} project={project} isFirst={index === 0} />
            ))}
          </SheetSet>
        )}
      </div>
      <ReferencesSection />
    </>
  );
}

function titleOf(number: number, projects: readonly Project[]): string {
  const [first, last] = [projects.at(0), projects.at(-1)];
  return number > 1 && first && last
    ? projectsPage.pages.title({ from: first.sheet, to: last.sheet })
    : projectsPage.title;
}

const { filter } = projectsPage;

type ProjectFilterProps = { choices: readonly Choice[]; count: number };

/** Whom the work was for: plain links to targets that project-set.module.css reads, so it works without JavaScript. */
function ProjectFilter({ choices, count }: ProjectFilterProps) {
  return (
    <nav className={filterCss.filter} aria-label={filter.label}>
      <ul className={filterCss.choices}>
        <Cell href="#all-projects" label={filter.all} count={count} />
        {choices.map(({ id, ...choice }) => (
          <Cell key={id} href={`#for-${id}`} {...choice} />
        ))}
      </ul>
    </nav>
  );
}

function Cell({ href, label, count }: Omit<Choice, 'id'> & { href: string }) {
  return (
    <li>
      <a href={href}>
        <span>{label}</span> <b className={`num ${filterCss.count}`}>{count}</b>
      </a>
    </li>
  );
}

/** The loose sheets on the table, and the way to those of other pages. */
function SheetSet({ pages, children }: { pages: ReactNode; children: ReactNode }) {
  return (
    <Zone letter="B" plane="paper-2" className={css.sheetSet} aria-label={projectsPage.list.caption}>
      <div className={css.sheets}>{children}</div>
      {pages}
    </Zone>
  );
}

const { pages } = projectsPage;

/** The way to the other pages of the set, where one page does not hold it. */
function SetPages({ number, count }: { number: number; count: number }) {
  if (count === 1) return null;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className={filterCss.filter} aria-label={pages.label}>
      <ol className={filterCss.choices}>
        {numbers.map((page) => (
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
  );
}
