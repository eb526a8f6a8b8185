import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { team } from 'records:team';
import type { Graph, Thing } from 'schema-dts';
import { pagesOf, projectsPerPage } from '#content/addresses/pages-of.ts';
import type { RecordPageName, Route, RouteName } from '#content/addresses/routes.ts';
import { chillerServices } from '#content/facts/chiller-services.ts';
import { openPositions } from '#content/facts/open-positions.ts';
import { recordById } from '#content/facts/record-by-id.ts';
import { type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { business, website } from './business.ts';
import { course, courseList } from './course.ts';
import { galleryImages } from './gallery.ts';
import { jobPosting } from './job-posting.ts';
import { person } from './person.ts';
import { projectPictures, projectSheet } from './project-sheet.ts';
import { equipmentCatalog, ratedService, serviceList } from './services.ts';

type Describe<Key extends string> = Record<
  Key,
  (page: { route: Route; number: number; today: string }) => Thing[]
>;

/** What each page is about, in the words of schema.org and only as far as the page shows it. */
const parts: Partial<Describe<RouteName>> = {
  home: () => [website(), business()],
  contact: () => [business({ counties: true, languages: true })],
  government: ({ route }) => [
    business({ credentials: true, codes: true }),
    ratedService(route, 'government'),
  ],
  commercial: ({ route }) => [ratedService(route, 'private')],
  residential: ({ route }) => [ratedService(route, 'private')],
  services: ({ route }) => [equipmentCatalog(route)],
  chillerServices: ({ route }) => [serviceList(route, chillerServices)],
  projects: ({ number }) => (pagesOf(projects, projectsPerPage)[number - 1] ?? []).flatMap(galleryImages),
  training: ({ route, today }) => [courseList(programs, ({ id }) => `${route.path}#${id}`, today)],
  team: ({ route }) => team.map((one) => person(one, `${route.path}#${one.id}`)),
};

/** The same for the pages of records. */
const recordParts: Record<RecordPageName, (id: string, path: string, today: string) => Thing[]> = {
  project: (id, path) => {
    const project = recordById('projects', projects, id);
    return [projectSheet(project, path), ...projectPictures(project)];
  },
  position: (id, path) => [jobPosting(recordById('positions', openPositions, id), path)],
  program: (id, path, today) => {
    const program = recordById('programs', programs, id);
    // its own page says of it more than one line
    const description = program.page?.lead ?? program.description;
    return [{ ...course(program, path, today), description }];
  },
};

/** The schema.org data of a page on the day of the build (`YYYY-MM-DD`): one graph, of what it is about and of its place in the site. */
export function structuredData(page: BuiltPage, today: string): Graph {
  const { route, name, number = 1 } = page;
  const things = isRecordPage(page)
    ? recordParts[page.name](page.record, route.path, today)
    : (parts[name as RouteName]?.({ route, number, today }) ?? []);
  // a trail of one step leads nowhere
  const trail = route.path === '/' ? [] : [breadcrumbs(route)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}
