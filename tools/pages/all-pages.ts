import { projectSet } from '#content/facts/project-set.ts';
import { projectPage } from '#content/project-pages.ts';
import { type Route, type RouteName, routes } from '#content/routes.ts';

/** A page that is built and listed in the sitemap; one of the project set has its number. */
export type BuiltPage = { name: RouteName; route: Route; number: number };

/** Every page: those of the URL contract, and the further ones of the project set. */
export function allPages(): BuiltPage[] {
  const named = Object.entries(routes) as [RouteName, Route][];
  const further = Array.from({ length: projectSet.pages - 1 }, (_, index) => index + 2);
  return [
    ...named.map(([name, route]) => ({ name, route, number: 1 })),
    ...further.map((number) => ({
      name: 'projects' as const,
      route: projectPage(number, projectSet.pages),
      number,
    })),
  ];
}
