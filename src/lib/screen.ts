import { error } from 'words:shell';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { RecordPageName, RouteName } from '#content/values/addresses.ts';
import type { PagesById } from '#content/values/pagination.ts';
import { notFoundRoute, type Route, routes } from '#src/views/routes.ts';

/** Of pages without a route: `message`, which the server fills in, and `unloaded`, whose code did not come. */
export type PageName = RouteName | RecordPageName | 'notFound' | 'message' | 'unloaded';

export type Screen = {
  name: PageName;
  route: Route;
  id?: string;
  element: ReactNode;
};

/** The page that is shown; of one that could not be loaded, what its address says. */
export function useScreen(): Screen {
  const { loaderData, pathname } = useMatches().at(-1) ?? {};
  return (loaderData as Screen | undefined) ?? unloaded(pathname);
}

function unloaded(pathname?: string): Screen {
  const [name, route] = Object.entries(routes).find(([, { path }]) => path === pathname) ?? [];
  // nothing is known of a record's page but that it failed
  const failed = { ...notFoundRoute, title: error.title, label: error.title };
  return { name: (name as RouteName) ?? 'unloaded', route: route ?? failed, element: null };
}

/** What `aria-current` says of a menu's item: `page` for the page itself, `true` for the part of the site that the page belongs to. */
export function currentOf(item: RouteName, { name, route }: Screen): 'page' | 'true' | undefined {
  if (item === name) return 'page';
  return item === route.parent ? 'true' : undefined;
}

/** Loads the page of the record `id` of kind `name`, and shows it by `show`; null where there is no such record. */
export function recordOpener<Page extends { route: Route }>(
  name: RecordPageName,
  pages: PagesById<Page>,
  show: (page: Page) => ReactNode,
): (id: string) => Promise<Screen | null> {
  return async (id) => {
    // an address may spell what every object has: /projects/constructor
    if (!Object.hasOwn(pages, id)) return null;
    const page = await pages[id]?.();
    return page ? { name, id, route: page.route, element: show(page) } : null;
  };
}
