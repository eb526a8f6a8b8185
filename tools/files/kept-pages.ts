import { type RouteName, recordPages } from '#content/values/addresses.ts';
import { projectsPerPage } from '#content/values/pagination.ts';
import { routes } from '#src/views/routes.ts';
import { type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';

/**
 * Which pages a browser keeps for when there is no network, and which it does not: of each kind of record, as many as one page of a
 * list shows, and of a list on several pages the first. With all of them, a visit would fetch the pages of a thousand projects.
 */
export function splitKept(pages: readonly BuiltPage[]): { kept: BuiltPage[]; left: BuiltPage[] } {
  const seen = new Map<string, number>();
  const kept: BuiltPage[] = [];
  const left: BuiltPage[] = [];
  for (const page of pages) {
    const before = seen.get(page.name) ?? 0;
    if (isRecordPage(page)) seen.set(page.name, before + 1);
    const isKept = page.number === undefined && before < projectsPerPage;
    (isKept ? kept : left).push(page);
  }
  return { kept, left };
}

/** The path of the list that leads to a page which is not kept. */
export function listOf(page: BuiltPage): string {
  const name = isRecordPage(page) ? recordPages[page.name].parent : (page.name as RouteName);
  return routes[name].path;
}
