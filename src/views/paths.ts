import { company } from 'records:company';
import { here } from 'words:language';
import { projectSet } from 'words:pages';
import { addresses, type RecordPageName, type RouteName, recordPages } from '#content/values/addresses.ts';
import { type Route, routes } from './routes.ts';

/** The path of a record's own page: /projects/chiller-capital-repair; another language may call it otherwise, as /es/empleos/tecnico. */
export function recordPath(name: RecordPageName, id: string): Route['path'] {
  return `${pathOf(recordPages[name].parent)}/${here.slugs?.[id] ?? id}`;
}

/** The id of a record by what its page is called in the address. */
export function idOfSlug(slug: string): string {
  return Object.entries(here.slugs ?? {}).find(([, own]) => own === slug)?.[0] ?? slug;
}

/** Address and metadata of a page of the project set, counted from 1; the first is the page of the menu. */
export function projectSetPage(number: number, count: number): Route {
  if (number === 1) return routes.projects;
  return {
    ...routes.projects,
    path: projectSetPath(number),
    title: projectSet.title({ number, count }),
    description: projectSet.description({ number, count }),
  };
}

/** The path of a page of the project set, counted from 1. */
export function projectSetPath(number: number): Route['path'] {
  return number === 1 ? pathOf('projects') : `${pathOf('projects')}/page/${number}`;
}

/** The address of a page by its name, with an anchor where one is given; of the project set, with the number of its page. */
export function pathTo(name: RouteName, hash?: string, page = 1): string {
  const path = name === 'projects' ? projectSetPath(page) : pathOf(name);
  return hash ? `${path}#${hash}` : path;
}

/** Where a page lies, or would, were it not switched off. */
function pathOf(name: RouteName): Route['path'] {
  return (routes[name] ?? addresses[name]).path;
}

/** The text of a page's `<title>`: what it is about, then whose it is, where a list of results has room for both. */
export function pageTitle(route: Pick<Route, 'title'>): string {
  const whole = `${route.title} | ${company.name}`;
  return whole.length > 70 ? route.title : whole;
}
