import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { type RecordPageName, type RouteName, recordPages } from '#content/values/addresses.ts';
import { ErrorScreen, Screens } from '#src/layout/screens.tsx';
import { SiteLayout } from '#src/layout/site-layout.tsx';
import { loadFresh } from '#src/lib/load-fresh.ts';
import { onlyPath } from '#src/lib/only-path.ts';
import type { Screen } from '#src/lib/screen.ts';
import { idOfSlug, projectSetPage, projectSetPath, recordPath } from '#src/views/paths.ts';
import { projectSet } from '#src/views/project-set.ts';
import { notFoundRoute, routes } from '#src/views/routes.ts';

/** The code of each page: a module that exports its component alone. */
const pages: Record<RouteName | 'notFound', () => Promise<Record<string, ComponentType>>> = {
  home: () => import('#src/pages/home/home-page.tsx'),
  government: () => import('#src/pages/government/government-page.tsx'),
  commercial: () => import('#src/pages/commercial/commercial-page.tsx'),
  residential: () => import('#src/pages/residential/residential-page.tsx'),
  services: () => import('#src/pages/services/services-page.tsx'),
  projects: () => import('#src/pages/projects/projects-page.tsx'),
  team: () => import('#src/pages/team/team-page.tsx'),
  training: () => import('#src/pages/training/training-page.tsx'),
  careers: () => import('#src/pages/careers/careers-page.tsx'),
  subcontractors: () => import('#src/pages/subcontractors/subcontractors-page.tsx'),
  contact: () => import('#src/pages/contact/contact-page.tsx'),
  capabilityStatement: () => import('#src/pages/capability-statement/capability-statement-page.tsx'),
  chillers: () => import('#src/pages/chillers/chillers-page.tsx'),
  chillerServices: () => import('#src/pages/chiller-services/chiller-services-page.tsx'),
  privacy: () => import('#src/pages/privacy/privacy-page.tsx'),
  accessibility: () => import('#src/pages/accessibility/accessibility-page.tsx'),
  notFound: () => import('#src/pages/not-found/not-found-page.tsx'),
};

/** The application knows no record by itself, however many there are: each comes as a file of its own. */
const records: Record<RecordPageName, () => Promise<(id: string) => Promise<Screen | null>>> = {
  project: () => import('#src/pages/project/project-page.tsx').then((page) => page.openProject),
  position: () => import('#src/pages/position/position-page.tsx').then((page) => page.openPosition),
  program: () => import('#src/pages/program/program-page.tsx').then((page) => page.openProgram),
};
const recordNames = (Object.keys(recordPages) as RecordPageName[]).filter(
  (name) => !routes[recordPages[name].parent]?.isElsewhere,
);

type Load = () => Promise<Screen | null>;

const pageOf =
  (name: RouteName | 'notFound', route: Screen['route']): Load =>
  async () => {
    const [Page] = Object.values(await pages[name]()) as [ComponentType];
    return { name, route, element: <Page /> };
  };

const paths = new Map<string, Load>(
  Object.entries(routes)
    .filter(([, { isElsewhere }]) => !isElsewhere)
    .map(([name, route]) => [route.path, pageOf(name as RouteName, route)]),
);
for (let number = 2; number <= projectSet.pages; number += 1)
  paths.set(projectSetPath(number), async () => {
    const { furtherProjects } = await import('#src/pages/projects/further-projects-page.tsx');
    const element = await furtherProjects(number);
    return { name: 'projects', route: projectSetPage(number, projectSet.pages), element };
  });

const notFound = pageOf('notFound', notFoundRoute) as () => Promise<Screen>;

function loaderOf(path: string): Load | undefined {
  const page = paths.get(path);
  const name = recordNames.find((one) => path.startsWith(recordPath(one, '')));
  if (page || !name) return page;
  const id = idOfSlug(path.slice(recordPath(name, '').length));
  return async () => {
    const open = await records[name]();
    return open(id);
  };
}

/** Whether a page of the application lies at `path`, as far as can be told before it is loaded. */
export function isPage(path: string): boolean {
  return loaderOf(path) !== undefined;
}

const loaded = new Map<string, Promise<Screen | null>>();

function screenAt(path: string): Promise<Screen | null> {
  const known = loaded.get(path);
  if (known) return known;
  const screen = loaderOf(path)?.() ?? Promise.resolve(null);
  loaded.set(path, screen);
  screen.catch(() => loaded.delete(path));
  return screen;
}

/** Leads an address that is written otherwise to its page, as the server does; the anchor is known of the one that was loaded. */
async function load({ request }: LoaderFunctionArgs): Promise<Screen> {
  const { pathname, search } = new URL(request.url);
  const screen = await screenAt(pathname);
  if (screen) return screen;
  const only = onlyPath(pathname);
  if (only !== pathname && (await screenAt(only)))
    throw redirect(only + search + (location.pathname === pathname ? location.hash : ''));
  return notFound();
}

/** The route tree: every page inside the layout, so that an error keeps the header. The root boundary is for the layout itself. */
export const routeTree: RouteObject[] = [
  {
    element: <SiteLayout />,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        path: '*',
        loader: (args) => loadFresh(() => load(args)),
        element: <Screens screenAt={screenAt} />,
        ErrorBoundary: ErrorScreen,
      },
    ],
  },
];
