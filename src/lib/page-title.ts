import { company } from 'records:company';
import type { Route } from '#src/views/routes.ts';

/** The text of a page's `<title>`: what it is about, then whose it is, where a list of results has room for both. */
export function pageTitle(route: Pick<Route, 'title'>): string {
  const whole = `${route.title} | ${company.name}`;
  return whole.length > 70 ? route.title : whole;
}
