import { furtherPages } from 'records:projects/further';
import { ProjectSet } from './project-set.tsx';

/** A further page of the projects, counted from 2, with its own projects alone. */
export async function furtherProjects(number: number) {
  const { projects } = await (furtherPages[number - 2] as (typeof furtherPages)[number])();
  return <ProjectSet number={number} projects={projects} />;
}
