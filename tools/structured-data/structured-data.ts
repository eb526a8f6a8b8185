import type { Graph, Thing } from 'schema-dts';
import { chillerServices } from '#content/facts/chiller-services.ts';
import { pagesOf, projectsPerPage } from '#content/pages-of.ts';
import { positions } from '#content/records/positions/positions.ts';
import { programs } from '#content/records/programs/programs.ts';
import { projects } from '#content/records/projects/projects.ts';
import { team } from '#content/records/team/team.ts';
import type { Route, RouteName } from '#content/routes.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { business, website } from './business.ts';
import { courseList } from './course.ts';
import { galleryImages } from './gallery.ts';
import { jobPosting } from './job-posting.ts';
import { person } from './person.ts';
import { equipmentCatalog, ratedService, serviceList } from './services.ts';

/** A page that is described: `number` counts the pages of the project set, `today` is the day of the build (`YYYY-MM-DD`). */
export type DescribedPage = { name: RouteName; route: Route; number: number; today: string };

/** What each page is about, in the words of schema.org and only as far as the page shows it. */
const parts: Partial<Record<RouteName, (page: DescribedPage) => Thing[]>> = {
  home: () => [website(), business()],
  contact: () => [business({ counties: true })],
  government: ({ route }) => [
    business({ credentials: true, codes: true }),
    ratedService(route, 'government'),
  ],
  commercial: ({ route }) => [ratedService(route, 'private')],
  residential: ({ route }) => [ratedService(route, 'private')],
  services: ({ route }) => [equipmentCatalog(route)],
  chillerServices: ({ route }) => [serviceList(route, chillerServices)],
  projects: ({ number }) => (pagesOf(projects, projectsPerPage)[number - 1] ?? []).flatMap(galleryImages),
  careers: ({ route }) => positions.map((one) => jobPosting(one, `${route.path}#${one.id}`)),
  training: ({ route, today }) => [courseList(programs, ({ id }) => `${route.path}#${id}`, today)],
  team: ({ route }) => team.map((one) => person(one, `${route.path}#${one.id}`)),
};

/** The schema.org data of a page: one graph, of what it is about and of its place in the site. */
export function structuredData(page: DescribedPage): Graph {
  return graphOf(page.route, parts[page.name]?.(page) ?? []);
}

/** The same from the things themselves, for a page that shows one record. */
export function graphOf(route: Pick<Route, 'path' | 'label' | 'parent'>, things: readonly Thing[]): Graph {
  // a trail of one step leads nowhere
  const trail = route.path === '/' ? [] : [breadcrumbs(route)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
