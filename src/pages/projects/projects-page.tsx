import { projects } from 'records:projects/1';
import { ProjectSet } from './project-set.tsx';

/** The projects, or the first of them where one page does not hold them all. */
export function ProjectsPage() {
  return <ProjectSet number={1} projects={projects} />;
}
