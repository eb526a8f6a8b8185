import { projects } from '#content/records/projects/projects.ts';
import { DrawingList } from './drawing-list.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { ProjectSheet } from './project-sheet.tsx';
import { ProjectsHero } from './projects-hero.tsx';
import { ReferencesSection } from './references-section.tsx';
import { SheetSet } from './sheet-set.tsx';

/** The drawing set: a list, one sheet a project, and what holds on all of them. */
export function ProjectsPage() {
  return (
    <>
      <ProjectsHero>
        <DrawingList projects={projects} />
      </ProjectsHero>
      <SheetSet filter={<ProjectFilter />}>
        {projects.map((project, index) => (
          <ProjectSheet key={project.id} project={project} isFirst={index === 0} />
        ))}
      </SheetSet>
      <ReferencesSection />
    </>
  );
}
