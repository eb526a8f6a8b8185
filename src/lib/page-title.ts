import { company } from 'records:company';
import type { Route } from '#src/views/routes.ts';

/** The text of a page's `<title>`: what it is about, then whose it is. */
export function pageTitle(route: Pick<Route, 'title'>): string {
  return `${route.title} | ${company.name}`;
}
