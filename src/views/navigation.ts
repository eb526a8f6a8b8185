import type { IconName } from '#content/records/icon-field.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { routes } from './routes.ts';

/** A page as menus show it. */
export interface NavigationItem {
  route: RouteName;
  href: string;
  label: string;
  icon: IconName;
}

/** The items of the header, in its order. */
export const headerNavigation: readonly NavigationItem[] = [
  ...item('home', 'home'),
  ...item('government', 'government'),
  ...item('commercial', 'commercial'),
  ...item('residential', 'residential'),
  ...item('services', 'tools'),
  ...item('projects', 'projects'),
  ...item('team', 'team'),
  ...item('training', 'training'),
  ...item('careers', 'careers'),
  ...item('subcontractors', 'partners'),
  ...item('contact', 'phone'),
];

/** "Services" in the footer. */
export const footerServiceLinks: readonly NavigationItem[] = [
  ...item('services', 'tools'),
  ...item('chillers', 'chiller'),
  ...item('chillerServices', 'maintenance'),
  ...item('government', 'government'),
  ...item('commercial', 'commercial'),
  ...item('residential', 'residential'),
];

/** "Company" in the footer. */
export const footerCompanyLinks: readonly NavigationItem[] = [
  ...item('projects', 'projects'),
  ...item('team', 'team'),
  ...item('training', 'training'),
  ...item('careers', 'careers'),
  ...item('capabilityStatement', 'report'),
  ...item('subcontractors', 'partners'),
  ...item('contact', 'phone'),
];

/** At the foot of the footer. */
export const footerSiteLinks: readonly NavigationItem[] = [
  ...item('privacy', 'credential'),
  ...item('accessibility', 'team'),
];

/** None where the page is switched off. */
function item(route: RouteName, icon: IconName): NavigationItem[] {
  const page = routes[route];
  return page ? [{ route, href: page.path, label: page.label, icon }] : [];
}
