import { projects } from 'records:projects/1';
import { projectSet } from '#src/views/project-set.ts';
import { ProjectSet } from './project-set.tsx';

/** The projects, or the first of them where one page does not hold them all. */
export function ProjectsPage() {
  return <ProjectSet number={1} count={projectSet.pages} projects={projects} />;
}
