/**
 * For tests: what Google requires of a type before it shows more than a link, by its documentation as of November 2026, each
 * below https://developers.google.com/search/docs/appearance/structured-data/. A list holds properties of which one is enough.
 */
export const googleRequired: Readonly<
  Record<string, { page: string; needs: readonly (string | readonly string[])[] }>
> = {
  HVACBusiness: { page: 'local-business', needs: ['name', 'address'] },
  WebSite: { page: '../site-names', needs: ['name', 'url'] },
  BreadcrumbList: { page: 'breadcrumb', needs: ['itemListElement'] },
  ListItem: { page: 'breadcrumb', needs: ['position', 'item'] },
  JobPosting: {
    page: 'job-posting',
    needs: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
  },
  Course: { page: 'course', needs: ['name', 'description'] },
  // Google has shown no course info since June 2025; the table keeps what it asked for until then
  CourseInstance: { page: 'course-info', needs: ['courseMode', ['courseSchedule', 'courseWorkload']] },
  ImageObject: {
    page: 'image-license-metadata',
    needs: ['contentUrl', ['creator', 'creditText', 'copyrightNotice', 'license']],
  },
  PostalAddress: { page: 'job-posting', needs: ['addressCountry'] },
};

/** What Google requires and the data lack, each as `path: JobPosting lacks title (page)`; what only names another object is no such type. */
export function missingForGoogle(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => missingForGoogle(one, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const type = '@type' in data ? String(data['@type']) : '';
  // the company stands whole on the pages that present it
  const isNamedOnly = type === 'HVACBusiness' && !('telephone' in data);
  const { page = '', needs = [] } = (!isNamedOnly && googleRequired[type]) || {};
  const lacks = needs.filter((need) => ![need].flat().some((name) => name in data));
  return [
    ...lacks.map((need) => `${path}: ${type} lacks ${[need].flat().join(' or ')} (${page})`),
    ...Object.entries(data).flatMap(([name, value]) =>
      missingForGoogle(value, path ? `${path}.${name}` : name),
    ),
  ];
}
