import { countyNames } from '#content/facts/counties.ts';
import { company } from '#content/records/company/company.ts';
import { hours } from '#content/records/hours/hours.ts';
import { type RecordPageName, type Route, type RouteName, recordPages, routes } from '#content/routes.ts';

/** schema.org objects for a page: the company on the pages where it presents itself, and the page's place in the site. */
export function structuredData(
  name: RouteName | RecordPageName | 'notFound',
  { path, label }: Route,
): object[] {
  if (name === 'notFound') return [];
  const trail = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      routes.home,
      ...(name in recordPages ? [routes[recordPages[name as RecordPageName].parent]] : []),
      ...(name === 'home' ? [] : [{ path, label }]),
    ].map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.label,
      item: new URL(page.path, company.website).href,
    })),
  };
  return name === 'home' || name === 'contact' ? [business(), trail] : [trail];
}

function business() {
  return {
    '@context': 'https://schema.org',
    '@type': 'HVACBusiness',
    name: company.name,
    url: company.website,
    telephone: company.phone.e164,
    email: company.email,
    areaServed: countyNames.map((name) => ({
      '@type': 'AdministrativeArea',
      name: `${name} County, Florida`,
    })),
    openingHoursSpecification: hours.days.flatMap(({ day, open }) =>
      open
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: day, opens: open.from, closes: open.to }]
        : [],
    ),
  };
}
