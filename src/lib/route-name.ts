import { useMatches } from 'react-router';
import { projectSet } from '#content/facts/project-set.ts';
import { projectPage } from '#content/project-pages.ts';
import { messageRoute, notFoundRoute, type Route, type RouteName, routes } from '#content/routes.ts';

/** A page of the site, the page of every path without one, or a page that the server fills in. */
export type PageName = RouteName | 'notFound' | 'message';

/** The name of the page that is shown. */
export function useRouteName(): PageName {
  const ids = useMatches().map(({ id }) => id);
  if (ids.includes('message')) return 'message';
  // a further page of the project set is a page of it: projects:2
  const [name] = ids.at(-1)?.split(':') ?? [];
  return name && name in routes ? (name as RouteName) : 'notFound';
}

/** Path, sheet number and metadata of the page that is shown. */
export function useRoute(): Route {
  const [, number] = useMatches().at(-1)?.id.split(':') ?? [];
  const route = routeOf(useRouteName());
  return number ? projectPage(Number(number), projectSet.pages) : route;
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
