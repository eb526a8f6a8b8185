import { projectSet } from '#content/facts/project-set.ts';
import { firstProjects } from '#content/records/projects/first-page.ts';
import { ProjectSet } from './project-set.tsx';

/** The projects, or the first of them where one page does not hold them all. */
export function ProjectsPage() {
  return <ProjectSet number={1} count={projectSet.pages} projects={firstProjects} />;
}
