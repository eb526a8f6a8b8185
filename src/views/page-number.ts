import { projects } from 'records:projects';
import { paginate, projectsPerPage } from '#content/values/pagination.ts';

const pages = paginate(projects, projectsPerPage);

/** The page of the project set that a sheet is on, counted from 1; for facts, which are worked out at build. */
export function pageNumberOf(sheet: string): number {
  const index = pages.findIndex((page) => page.some((project) => project.sheet === sheet));
  if (index === -1) throw new Error(`No project has the sheet ${sheet}`);
  return index + 1;
}
