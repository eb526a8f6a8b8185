import { z } from 'zod';
import { exactly, icon, list, route, text } from '../records/fields.ts';

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
