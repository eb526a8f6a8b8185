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

export const headerNavigation = (Object.entries(headerIcons) as [RouteName, IconName][])
  .filter(([route]) => isOn(route))
  .map(([route, icon]) => ({
    route,
    href: routes[route].path,
    label: routes[route].label,
    note: noteOf(route),
    icon,
  }));

/** Where the header goes on from whom a page is for to the work, and from there to the company. */
export function opensGroup(route: RouteName): boolean {
  return route === 'services' || route === 'team';
}

export const footerPages: Readonly<Record<'services' | 'company' | 'site', readonly RouteName[]>> = {
  services: ['services', 'chillers', 'chillerServices', 'government', 'commercial', 'residential'],
  company: ['projects', 'team', 'training', 'careers', 'capabilityStatement', 'subcontractors', 'contact'],
  site: ['privacy', 'accessibility'],
};

/** What is said beside the name of a page that is not in this language; undefined of any other. */
export function noteOf(route: RouteName): string | undefined {
  return routes[route]?.isElsewhere ? elsewhere : undefined;
}

/** Whether a page is not switched off. */
export function isOn(route: RouteName): boolean {
  return route in routes;
}
