import { useMatches } from 'react-router';
import { notFoundRoute, type Route, type RouteName, routes } from '#content/routes.ts';

/** The name of the page that is shown; the same for every path without a page. */
export function useRouteName(): RouteName | 'notFound' {
  const id = useMatches().at(-1)?.id;
  return id && id in routes ? (id as RouteName) : 'notFound';
}

/**
 * What `aria-current` says of a menu's item while page `name` is open: `page` for itself, `true` for the part of the site
 * that a page without an item of its own belongs to.
 */
export function currentOf(item: RouteName, name: RouteName | 'notFound'): 'page' | 'true' | undefined {
  if (item === name) return 'page';
  return routeOf(name).parent === item ? 'true' : undefined;
}

/** Path, sheet number and metadata of a page by name. */
export function routeOf(name: RouteName | 'notFound'): Route {
  return name === 'notFound' ? notFoundRoute : routes[name];
}
