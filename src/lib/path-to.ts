import { type RouteName, routes } from '#content/routes.ts';

/** The address of a page by its name, with an anchor where one is given: `pathTo('government', 'naics')`. */
export function pathTo(name: RouteName, hash?: string): string {
  return hash ? `${routes[name].path}#${hash}` : routes[name].path;
}
