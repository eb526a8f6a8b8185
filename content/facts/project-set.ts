import { projects } from 'records:projects';
import { pagesOf, projectsPerPage } from '../values/pages-of.ts';

/** What pages say of all projects, so that none of them brings the browser every project. */
export const projectSet = {
  count: projects.length,
  pages: pagesOf(projects, projectsPerPage).length,
};
