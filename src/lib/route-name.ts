import type { ReactElement } from 'react';
import { useMatches } from 'react-router';
import { type RecordPageName, type RouteName, recordPages } from '#content/values/addresses.ts';
import type { PagesById } from '#content/values/pagination.ts';
import { projectSetPage } from '#src/views/paths.ts';
import { projectSet } from '#src/views/project-set.ts';
import { messageRoute, notFoundRoute, type Route, routes } from '#src/views/routes.ts';

/** A page of the site or of a record, the page of every path without one, or a page that the server fills in. */
export type PageName = RouteName | RecordPageName | 'notFound' | 'message';

/** The name of the page that is shown. */
export function useRouteName(): PageName {
  const record = useRecordScreen();
  const ids = useMatches().map(({ id }) => id);
  if (ids.includes('message')) return 'message';
  // a further page of the project set is a page of it: projects:2
  const [name = ''] = ids.at(-1)?.split(':') ?? [];
  if (name in recordPages && record?.route !== notFoundRoute) return name as RecordPageName;
  return name in routes ? (name as RouteName) : 'notFound';
}

/** Path, sheet number and metadata of the page that is shown. */
export function useRoute(): Route {
  const record = useRecordScreen();
  const [, number] = useMatches().at(-1)?.id.split(':') ?? [];
  const name = useRouteName();
  if (record) return record.route;
  if (number) return projectSetPage(Number(number), projectSet.pages);
  if (name === 'message') return messageRoute;
  return name in routes ? routes[name as RouteName] : notFoundRoute;
}

/**
 * What `aria-current` says of a menu's item while page `name` is open: `page` for itself, `true` for the part of the site
 * that a page without an item of its own belongs to.
 */
export function currentOf(item: RouteName, name: PageName): 'page' | 'true' | undefined {
  if (item === name) return 'page';
  return parentOf(name) === item ? 'true' : undefined;
}

function parentOf(name: PageName): string | undefined {
  if (name === 'message') return messageRoute.parent;
  if (name in recordPages) return recordPages[name as RecordPageName].parent;
  return name in routes ? (routes[name as RouteName] as Route).parent : undefined;
}

function useRecordScreen(): RecordScreen | undefined {
  return useMatches().at(-1)?.loaderData as RecordScreen | undefined;
}

/** The page of a record, loaded: its metadata for the head and the footer, and what it shows. */
export type RecordScreen = { route: Route; element: ReactElement };

/** Loads the page of the record `id`, and shows it by `show`; null where there is no such record. */
export async function openRecord<Page extends { route: Route }>(
  pages: PagesById<Page>,
  id: string,
  show: (page: Page) => ReactElement,
): Promise<RecordScreen | null> {
  // an address may spell what every object has: /projects/constructor
  if (!Object.hasOwn(pages, id)) return null;
  const page = await pages[id]?.();
  return page ? { route: page.route, element: show(page) } : null;
}
