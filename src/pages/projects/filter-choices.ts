import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';

const { markets, equipment } = projectsPage.filter;

/** A market or a kind of equipment, with the number of its projects. */
export type Choice = { id: string; label: string; count: number };

/** What the sheets of a page can be filtered by: each market, then each kind of equipment, that one of them has. */
export function filterChoices(projects: readonly Pick<Project, 'audience' | 'equipment'>[]): Choice[] {
  return [
    ...choices(
      markets,
      projects.map(({ audience }) => audience),
    ),
    ...choices(
      equipment,
      projects.map((project) => project.equipment),
    ),
  ];
}

function choices<Kind extends string>(labels: Record<Kind, string>, kinds: readonly Kind[]): Choice[] {
  return Object.entries<string>(labels)
    .map(([id, label]) => ({ id, label, count: kinds.filter((kind) => kind === id).length }))
    .filter(({ count }) => count > 0);
}
