import { filter } from 'words:projects';
import type { Project } from '#content/records/projects.ts';

/** What the sheets of a page can be filtered by: each market that one of them is of, with the number of its projects. */
export function filterChoices(projects: readonly Pick<Project, 'audience'>[]) {
  return Object.entries<string>(filter.markets)
    .map(([id, label]) => ({ id, label, count: projects.filter(({ audience }) => audience === id).length }))
    .filter(({ count }) => count > 0);
}
