import { z } from 'zod';
import { exactly, list, route, text } from '../records/fields.ts';
import { icon } from '../records/icon-field.ts';

const navigationItem = z.strictObject({
  route,
  href: z.string().startsWith('/'),
  label: text(24, 'a cell of the header'),
  icon,
});

export type NavigationItem = z.infer<typeof navigationItem>;

export const schemas = {
  headerNavigation: exactly(11, navigationItem, 'items'),
  footerServiceLinks: list(navigationItem),
  footerCompanyLinks: list(navigationItem),
  footerSiteLinks: list(navigationItem),
};
