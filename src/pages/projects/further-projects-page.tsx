import { furtherPages } from 'records:projects/further';
import type { ComponentType } from 'react';
import { ProjectSet } from './project-set.tsx';

/** A further page of the projects, counted from 2, with its own projects alone. */
export async function furtherProjects(number: number): Promise<ComponentType> {
  const load = furtherPages[number - 2];
  if (!load) throw new Error(`The projects have no page ${number}`);
  const { projects } = await load();
  return () => <ProjectSet number={number} projects={projects} />;
}
