import type { RecordPageName, RouteName } from '#content/values/addresses.ts';
import { translationsOf } from '#src/views/languages.ts';
import { projectSetPage } from '#src/views/paths.ts';
import { projectSet } from '#src/views/project-set.ts';
import { recordRoutes } from '#src/views/record-routes.ts';
import { type Route, routes } from '#src/views/routes.ts';

/** A page that is built and listed in the sitemap; one of the project set has its number, one of a record its id. */
export type BuiltPage = { name: RouteName | RecordPageName; route: Route; number?: number; record?: string };

/** Whether the page is that of one record. */
export function isRecordPage(page: BuiltPage): page is BuiltPage & { name: RecordPageName; record: string } {
  return page.record !== undefined;
}

/** Every page: those of the URL contract, the further ones of the project set, and those that records have. */
export function allPages(): BuiltPage[] {
  const named = (Object.entries(routes) as [RouteName, Route][]).filter(
    ([, { isElsewhere }]) => !isElsewhere,
  );
  const further = Array.from({ length: projectSet.pages - 1 }, (_, index) => index + 2);
  return [
    ...named.map(([name, route]) => ({ name, route })),
    ...further.map((number) => ({
      name: 'projects' as const,
      route: projectSetPage(number, projectSet.pages),
      number,
    })),
    ...recordRoutes.map(({ name, id, ...route }) => ({ name, route, record: id })),
  ];
}

/** The addresses of all pages, those in other languages with them. */
export function allPaths(): string[] {
  return allPages().flatMap(({ name, route, record, number }) => [
    route.path,
    ...(number === undefined ? translationsOf(name, record).map(({ path }) => path) : []),
  ]);
}
