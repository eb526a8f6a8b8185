import { elsewhere } from 'words:shell';
import type { IconName } from '#content/records/icon-field.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { routes } from './routes.ts';

/** The items of the header, in its order. */
export const headerNavigation = items({
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
});

/** Where the header goes on from whom a page is for to the work, and from there to the company. */
export function opensGroup(route: RouteName): boolean {
  return route === 'services' || route === 'team';
}

/** "Services" in the footer. */
export const footerServiceLinks = items({
  services: 'tools',
  chillers: 'chiller',
  chillerServices: 'maintenance',
  government: 'government',
  commercial: 'commercial',
  residential: 'residential',
});

/** "Company" in the footer. */
export const footerCompanyLinks = items({
  projects: 'projects',
  team: 'team',
  training: 'training',
  careers: 'careers',
  capabilityStatement: 'report',
  subcontractors: 'partners',
  contact: 'phone',
});

/** At the foot of the footer. */
export const footerSiteLinks = items({ privacy: 'credential', accessibility: 'team' });

/** A page as menus show it. */
export type NavigationItem = (typeof headerNavigation)[number];

/** Pages by name with their icons; none that is switched off. */
function items(icons: Partial<Record<RouteName, IconName>>) {
  return (Object.entries(icons) as [RouteName, IconName][])
    .filter(([route]) => route in routes)
    .map(([route, icon]) => ({
      route,
      href: routes[route].path,
      label: routes[route].label,
      // that it is not in this language
      note: routes[route].isElsewhere ? elsewhere : undefined,
      icon,
    }));
}
