import type { RouteName } from '#content/values/addresses.ts';
import { projectSetPath } from '#src/views/paths.ts';
import { routes } from '#src/views/routes.ts';

/**
 * The address of a page by its name, with an anchor where one is given: `pathTo('government', 'naics')`; of the project set,
 * which may have several pages, with its number.
 */
export function pathTo(name: RouteName, hash?: string, page = 1): string {
  const path = name === 'projects' ? projectSetPath(page) : routes[name].path;
  return hash ? `${path}#${hash}` : path;
}
