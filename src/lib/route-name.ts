import { useMatches } from 'react-router';
import { notFoundRoute, type Route, type RouteName, routes } from '#content/routes.ts';

/** The name of the page that is shown; the same for every path without a page. */
export function useRouteName(): RouteName | 'notFound' {
  const id = useMatches().at(-1)?.id;
  return id && id in routes ? (id as RouteName) : 'notFound';
}

/** Path, sheet number and metadata of a page by name. */
export function routeOf(name: RouteName | 'notFound'): Route {
  return name === 'notFound' ? notFoundRoute : routes[name];
}
