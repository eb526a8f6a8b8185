import { type RouteObject, redirect, useLoaderData } from 'react-router';
import { type RecordPageName, recordPages } from '#content/values/addresses.ts';
import { loadFresh } from '#src/lib/load-fresh.ts';
import { onlyPath } from '#src/lib/only-path.ts';
import type { RecordScreen } from '#src/lib/route-name.ts';
import { idOfSlug, recordPath } from '#src/views/paths.ts';
import { notFoundRoute, routes } from '#src/views/routes.ts';

/** Loads the page of one record, or null where there is none of this id. */
type Open = (id: string) => Promise<RecordScreen | null>;

const openers: Record<RecordPageName, () => Promise<Open>> = {
  project: () => import('#src/pages/project/project-page.tsx').then((page) => page.openProject),
  position: () => import('#src/pages/position/position-page.tsx').then((page) => page.openPosition),
  program: () => import('#src/pages/program/program-page.tsx').then((page) => page.openProgram),
};
const names = (Object.keys(recordPages) as RecordPageName[]).filter(
  (name) => !routes[recordPages[name].parent]?.isElsewhere,
);

/** One route for each kind of record: the application knows no record by itself, however many there are. */
export const recordRouteTree: RouteObject[] = names.map((name) => ({
  id: name,
  path: recordPath(name, ':id'),
  caseSensitive: true,
  loader: ({ params }) => loadFresh(() => open(name, idOfSlug(String(params.id)))),
  // an anchor, or the same link once more, is the same page
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  element: <RecordPage />,
}));

/** What loads code and record of the page at `path`, where that is the address of a record. */
export function recordPageAt(path: string): (() => Promise<unknown>) | undefined {
  const name = names.find((one) => path.startsWith(recordPath(one, '')));
  return name && (async () => (await openers[name]())(idOfSlug(path.slice(recordPath(name, '').length))));
}

async function open(name: RecordPageName, id: string): Promise<RecordScreen> {
  const find = await openers[name]();
  const screen = await find(id);
  if (screen) return screen;
  const only = idOfSlug(onlyPath(`/${id}`).slice(1));
  if (only !== id && (await find(only))) throw redirect(recordPath(name, only));
  const { NotFoundPage } = await import('#src/pages/not-found/not-found-page.tsx');
  return { route: notFoundRoute, element: <NotFoundPage /> };
}

function RecordPage() {
  return useLoaderData<RecordScreen>().element;
}
