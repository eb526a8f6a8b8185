import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { DrawingList } from './drawing-list.tsx';
import { filterChoices } from './filter-choices.ts';
import { ProjectSheet } from './project-sheet.tsx';
import { ProjectsHero } from './projects-hero.tsx';
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

/** One page of the drawing set: a list, one sheet a project, and what holds on all of them. */
export function ProjectSet({ number, count, projects }: ProjectSetProps) {
  const [first, last] = [projects.at(0), projects.at(-1)];
  const title =
    number > 1 && first && last ? projectsPage.pages.title(first.sheet, last.sheet) : projectsPage.title;
  return (
    <>
      <ProjectsHero title={title}>
        <DrawingList projects={projects} />
      </ProjectsHero>
      <SheetSet choices={filterChoices(projects)} pages={<SetPages number={number} count={count} />}>
        {projects.map((project, index) => (
          <ProjectSheet key={project.id} project={project} isFirst={index === 0} />
        ))}
      </SheetSet>
      <ReferencesSection />
    </>
  );
}
