import { elsewhere } from 'words:shell';
import type { IconName } from '#content/records/icon-field.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { routes } from './routes.ts';

const headerIcons: Partial<Record<RouteName, IconName>> = {
  home: 'home',
  government: 'government',
  commercial: 'commercial',
  residential: 'residential',
  services: 'tools',
  projects: 'projects',
  team: 'team',
  training: 'training',
  careers: 'careers',
  subcontractors: 'partners',
  contact: 'phone',
};

/** Where the header goes on from whom a page is for to the work, and from there to the company. */
const groupStarts: readonly RouteName[] = ['services', 'team'];

/** The items of the header, in its order; none that is switched off. */
export const headerNavigation = (Object.entries(headerIcons) as [RouteName, IconName][])
  .filter(([route]) => route in routes)
  .map(([route, icon]) => ({
    route,
    label: routes[route].label,
    note: noteOf(route),
    icon,
    opensGroup: groupStarts.includes(route),
  }));

/** Of these pages those that are not switched off. */
const on = (...names: RouteName[]) => names.filter((name) => name in routes);

export const footerPages = {
  services: on('services', 'chillers', 'chillerServices', 'government', 'commercial', 'residential'),
  company: on('projects', 'team', 'training', 'careers', 'capabilityStatement', 'subcontractors', 'contact'),
  site: on('privacy', 'accessibility'),
};

/** What is said beside the name of a page that is not in this language; undefined of any other. */
export function noteOf(route: RouteName): string | undefined {
  return routes[route]?.isElsewhere ? elsewhere : undefined;
}
