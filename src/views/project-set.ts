import { projects } from 'records:projects';
import { paginate, projectsPerPage } from '#content/values/pagination.ts';
import { isHere } from './routes.ts';

const pages = paginate(projects, projectsPerPage);

/** What pages say of all projects, so that none of them brings the browser every project. */
export const projectSet = {
  pages: isHere('projects') ? pages.length : 1,
};

/** The page of the project set that each sheet is on, counted from 1; for facts, which are worked out at build. */
export const pageOfSheet: Readonly<Record<string, number>> = Object.fromEntries(
  pages.flatMap((page, index) => page.map(({ sheet }) => [sheet, index + 1])),
);
