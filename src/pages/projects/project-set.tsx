import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { DrawingList } from './drawing-list.tsx';
import { filterChoices } from './filter-choices.ts';
import { HeroSection } from './hero-section.tsx';
import { ProjectFilter } from './project-filter.tsx';
import css from './project-set.module.css';
import { ProjectSheet } from './project-sheet.tsx';
import { ReferencesSection } from './references-section.tsx';
import { SetPages } from './set-pages.tsx';
import { SheetSet } from './sheet-set.tsx';

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
          <ProjectFilter choices={choices} count={projects.length} />
          <DrawingList projects={projects} />
        </HeroSection>
        <SheetSet pages={<SetPages number={number} count={count} />}>
          {projects.map((project, index) => (
            <ProjectSheet key={project.id} project={project} isFirst={index === 0} />
          ))}
        </SheetSet>
      </div>
      <ReferencesSection />
    </>
  );
}

function titleOf(number: number, projects: readonly Project[]): string {
  const [first, last] = [projects.at(0), projects.at(-1)];
  return number > 1 && first && last ? projectsPage.pages.title(first.sheet, last.sheet) : projectsPage.title;
}
