import { useMatches } from 'react-router';
import { messageRoute, notFoundRoute, type Route, type RouteName, routes } from '#content/routes.ts';

/** A page of the site, the page of every path without one, or a page that the server fills in. */
export type PageName = RouteName | 'notFound' | 'message';

/** The name of the page that is shown. */
export function useRouteName(): PageName {
  const ids = useMatches().map(({ id }) => id);
  if (ids.includes('message')) return 'message';
  const id = ids.at(-1);
  return id && id in routes ? (id as RouteName) : 'notFound';
}

/**
 * What `aria-current` says of a menu's item while page `name` is open: `page` for itself, `true` for the part of the site
 * that a page without an item of its own belongs to.
 */
export function currentOf(item: RouteName, name: PageName): 'page' | 'true' | undefined {
  if (item === name) return 'page';
  return routeOf(name).parent === item ? 'true' : undefined;
}

/** Path, sheet number and metadata of a page by name. */
export function routeOf(name: PageName): Route {
  if (name === 'message') return messageRoute;
  return name === 'notFound' ? notFoundRoute : routes[name];
}
