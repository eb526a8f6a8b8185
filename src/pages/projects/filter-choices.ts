import * as projectsPage from 'words:projects';
import type { Project } from '#content/records/projects.ts';

const { markets } = projectsPage.filter;

/** A market, with the number of its projects. */
export type Choice = { id: string; label: string; count: number };

/** What the sheets of a page can be filtered by: each market that one of them is of. */
export function filterChoices(projects: readonly Pick<Project, 'audience'>[]): Choice[] {
  return Object.entries<string>(markets)
    .map(([id, label]) => ({ id, label, count: projects.filter(({ audience }) => audience === id).length }))
    .filter(({ count }) => count > 0);
}
