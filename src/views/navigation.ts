import { pages } from 'words:pages';
import type { IconName } from '#content/records/icon-field.ts';
import { addresses, type RouteName } from '#content/values/addresses.ts';

/** A page as menus show it. */
export interface NavigationItem {
  route: RouteName;
  href: string;
  label: string;
  icon: IconName;
}

/** The eleven items of the header, in its order. */
export const headerNavigation: readonly NavigationItem[] = [
  item('home', 'home'),
  item('government', 'government'),
  item('commercial', 'commercial'),
  item('residential', 'residential'),
  item('services', 'tools'),
  item('projects', 'projects'),
  item('team', 'team'),
  item('training', 'training'),
  item('careers', 'careers'),
  item('subcontractors', 'partners'),
  item('contact', 'phone'),
];

/** "Services" in the footer. */
export const footerServiceLinks: readonly NavigationItem[] = [
  item('services', 'tools'),
  item('chillers', 'chiller'),
  item('chillerServices', 'maintenance'),
  item('government', 'government'),
  item('commercial', 'commercial'),
  item('residential', 'residential'),
];

/** "Company" in the footer. */
export const footerCompanyLinks: readonly NavigationItem[] = [
  item('projects', 'projects'),
  item('team', 'team'),
  item('training', 'training'),
  item('careers', 'careers'),
  item('capabilityStatement', 'report'),
  item('subcontractors', 'partners'),
  item('contact', 'phone'),
];

/** At the foot of the footer. */
export const footerSiteLinks: readonly NavigationItem[] = [
  item('privacy', 'credential'),
  item('accessibility', 'team'),
];

function item(route: RouteName, icon: IconName): NavigationItem {
  return { route, href: addresses[route].path, label: pages[route].label, icon };
}
