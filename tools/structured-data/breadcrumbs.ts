import type { BreadcrumbListLeaf } from 'schema-dts';
import { type Route, routes } from '#content/addresses/routes.ts';
import { absolute } from './addresses.ts';

type Step = Pick<Route, 'path' | 'label'>;

/** Home, the page that this one belongs to, the page itself. */
export function breadcrumbs({
  path,
  label,
  parent,
}: Pick<Route, 'path' | 'label' | 'parent'>): BreadcrumbListLeaf {
  const above: Step[] = Object.entries(routes).flatMap(([name, route]) => (name === parent ? [route] : []));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [routes.home, ...above, { path, label }].map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.label,
      item: absolute(step.path),
    })),
  };
}
