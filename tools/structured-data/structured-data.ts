// What schema.org offers is a vocabulary; which of our facts a page says in it, no library knows.
import { company } from 'records:company';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { team } from 'records:team';
import { copyright } from 'words:sentences';
import type { Drawing } from '#content/records/picture-fields.ts';
import type { Project } from '#content/records/projects.ts';
import type { RecordPageName, RouteName } from '#content/values/addresses.ts';
import { paginate, projectsPerPage } from '#content/values/pagination.ts';
import { openPositions } from '#src/views/careers.ts';
import { type Route, routes } from '#src/views/routes.ts';
import { type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';
import { absolute, business, companyLink, companyReference, website } from './company.ts';
import { course, courseList, jobPosting, ratedService } from './offers.ts';

type Part = (page: { route: Route; number: number; today: string }) => object[];

/** What each page is about, in the words of schema.org and only as far as the page shows it. */
const parts: Partial<Record<RouteName, Part>> = {
  home: () => [website, business('home')],
  contact: () => [business('contact')],
  government: ({ route }) => [business('government'), ratedService(route, 'government')],
  commercial: ({ route }) => [ratedService(route, 'private')],
  residential: ({ route }) => [ratedService(route, 'private')],
  projects: ({ number }) => (paginate(projects, projectsPerPage)[number - 1] ?? []).flatMap(galleryImages),
  training: ({ route, today }) => [courseList(programs, route.path, today)],
  team: ({ route }) =>
    team.map(({ id, name, role, imageUrl }) => ({
      '@type': 'Person',
      '@id': absolute(`${route.path}#${id}`),
      name,
      jobTitle: role,
      worksFor: companyLink,
      // a drawing of tools is no picture of a person
      image: imageUrl ? absolute(imageUrl.src) : undefined,
      url: absolute(`${route.path}#${id}`),
    })),
};

const recordParts: Record<RecordPageName, (id: string, path: string, today: string) => object[]> = {
  project: (id, path) =>
    recordOf(projects, id).flatMap((project) => [projectSheet(project, path), ...galleryImages(project)]),
  position: (id, path) => recordOf(openPositions, id).map((position) => jobPosting(position, path)),
  program: (id, path, today) =>
    recordOf(programs, id).map((program) => ({
      ...course(program, path, today),
      description: program.page?.lead ?? program.description,
    })),
};

function recordOf<Item extends { id: string }>(records: readonly Item[], id: string): Item[] {
  return records.filter((one) => one.id === id);
}

/** The schema.org data of a page on the day of the build (`YYYY-MM-DD`): one graph, of what it is about and of its place in the site. */
export function structuredData(page: BuiltPage, today: string) {
  const { route, name, number = 1 } = page;
  const things = isRecordPage(page)
    ? recordParts[page.name](page.record, route.path, today)
    : (parts[name as RouteName]?.({ route, number, today }) ?? []);
  // a trail of one step leads nowhere
  const trail = name === 'home' ? [] : [breadcrumbs(route)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}

function breadcrumbs({ path, label, parent }: Route) {
  const above = Object.entries(routes).flatMap(([name, route]) => (name === parent ? [route] : []));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [routes.home, ...above, { path, label }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: absolute(step.path),
    })),
  };
}

/** Which work the page of a project tells of. schema.org has no type for a job that is done; a Project of its own is an organization. */
function projectSheet({ title, description, location, picture, page }: Project, path: string) {
  return {
    '@type': 'WebPage',
    '@id': absolute(path),
    url: absolute(path),
    name: page?.headline ?? title,
    description: page?.lead ?? description,
    about: {
      '@type': 'Service',
      name: title,
      areaServed: { '@type': 'Place', name: location },
      provider: companyReference,
    },
    primaryImageOfPage: image(title, picture),
  };
}

function galleryImages({ title, galleryPhotos = [] }: Project) {
  return galleryPhotos.map((photo) => image(title, photo));
}

function image(name: string, { url, alt }: Pick<Drawing, 'url' | 'alt'>) {
  return {
    '@type': 'ImageObject',
    contentUrl: absolute(url.src),
    name,
    description: alt,
    width: `${url.width} px`,
    height: `${url.height} px`,
    creditText: company.name,
    copyrightNotice: copyright,
  };
}
