import { projects } from 'records:projects';
import { here } from 'words:language';
import { paginate, projectsPerPage } from '#content/values/pagination.ts';

/** What pages say of all projects, so that none of them brings the browser every project. */
export const projectSet = {
  count: projects.length,
  pages: here.paths && !here.paths.projects ? 1 : paginate(projects, projectsPerPage).length,
};
