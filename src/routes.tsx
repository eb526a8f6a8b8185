import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { RouteName } from '#content/values/addresses.ts';
import { ErrorScreen } from '#src/layout/error-screen.tsx';
import { SiteLayout } from '#src/layout/site-layout.tsx';
import { loadFresh } from '#src/lib/load-fresh.ts';
import { onlyPath } from '#src/lib/only-path.ts';
import { recordPageAt, recordRouteTree } from '#src/record-routes.tsx';
import { projectSetPath } from '#src/views/paths.ts';
import { projectSet } from '#src/views/project-set.ts';
import { routes } from '#src/views/routes.ts';

const pages: Record<RouteName | 'notFound', () => Promise<ComponentType>> = {
  home: () => import('#src/pages/home/home-page.tsx').then((page) => page.HomePage),
  government: () => import('#src/pages/government/government-page.tsx').then((page) => page.GovernmentPage),
  commercial: () => import('#src/pages/commercial/commercial-page.tsx').then((page) => page.CommercialPage),
  residential: () =>
    import('#src/pages/residential/residential-page.tsx').then((page) => page.ResidentialPage),
  services: () => import('#src/pages/services/services-page.tsx').then((page) => page.ServicesPage),
  projects: () => import('#src/pages/projects/projects-page.tsx').then((page) => page.ProjectsPage),
  team: () => import('#src/pages/team/team-page.tsx').then((page) => page.TeamPage),
  training: () => import('#src/pages/training/training-page.tsx').then((page) => page.TrainingPage),
  careers: () => import('#src/pages/careers/careers-page.tsx').then((page) => page.CareersPage),
  subcontractors: () =>
    import('#src/pages/subcontractors/subcontractors-page.tsx').then((page) => page.SubcontractorsPage),
  contact: () => import('#src/pages/contact/contact-page.tsx').then((page) => page.ContactPage),
  capabilityStatement: () =>
    import('#src/pages/capability-statement/capability-statement-page.tsx').then(
      (page) => page.CapabilityStatementPage,
    ),
  chillers: () => import('#src/pages/chillers/chillers-page.tsx').then((page) => page.ChillersPage),
  chillerServices: () =>
    import('#src/pages/chiller-services/chiller-services-page.tsx').then((page) => page.ChillerServicesPage),
  privacy: () => import('#src/pages/privacy/privacy-page.tsx').then((page) => page.PrivacyPage),
  accessibility: () =>
    import('#src/pages/accessibility/accessibility-page.tsx').then((page) => page.AccessibilityPage),
  notFound: () => import('#src/pages/not-found/not-found-page.tsx').then((page) => page.NotFoundPage),
};

const pageRoute = (id: string, path: string, load: () => Promise<ComponentType>): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  // an element that stays the same: the router draws its routes anew at every step of a change of page
  lazy: async () => {
    const Page = await loadFresh(load);
    return { element: <Page /> };
  },
});

/** The pages of the project set after the first, by their numbers. */
const furtherProjectPages = Array.from({ length: projectSet.pages - 1 }, (_, index) => {
  const number = index + 2;
  return {
    id: `projects:${number}`,
    path: projectSetPath(number),
    load: () =>
      import('#src/pages/projects/further-projects-page.tsx').then(({ furtherProjects }) =>
        furtherProjects(number),
      ),
  };
});

/** What loads the code and styles of the page at `path`; undefined where the application has none. */
function pageAt(path: string): (() => Promise<unknown>) | undefined {
  const named = Object.entries(routes).find(([, route]) => route.path === path && !route.isElsewhere)?.[0];
  if (named) return pages[named as RouteName];
  return furtherProjectPages.find((page) => page.path === path)?.load ?? recordPageAt(path);
}

/** Whether a page of the application lies at `path`, as far as can be told before it is loaded. */
export function isPage(path: string): boolean {
  return pageAt(path) !== undefined;
}

/** Loads the page at `path` ahead, where there is one; a failure is left to the navigation, which says so. */
export function preparePage(path: string): void {
  pageAt(path)?.().catch(() => undefined);
}

/** The route tree: every page inside the layout, so that an error keeps the header. The root boundary is for the layout itself. */
export const routeTree: RouteObject[] = [
  {
    element: <SiteLayout />,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...Object.entries(routes)
            .filter(([, { isElsewhere }]) => !isElsewhere)
            .map(([name, { path }]) => pageRoute(name, path, pages[name as RouteName])),
          ...furtherProjectPages.map(({ id, path, load }) => pageRoute(id, path, load)),
          ...recordRouteTree,
          { ...pageRoute('notFound', '*', pages.notFound), loader: leadToPage },
        ],
      },
    ],
  },
];

/** Leads an address that is written otherwise to its page, as the server does; the anchor is known of the one that was loaded. */
function leadToPage({ request }: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(request.url);
  const only = onlyPath(pathname);
  if (only !== pathname && isPage(only))
    throw redirect(only + search + (location.pathname === pathname ? location.hash : ''));
  return null;
}
