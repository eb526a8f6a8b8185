import type { Route, RouteName } from '#content/routes.ts';

/** What a record is that may have a page of its own. */
export type RecordName = 'project' | 'position' | 'program';

/** A page as data, picture and history describe it: of the URL contract, of the project set by its number, or of a record by its id. */
export type DescribedPage = {
  name: RouteName | RecordName;
  route: Route;
  number?: number;
  record?: string;
};

/** Whether the page is that of one record. */
export function isRecordPage(
  page: DescribedPage,
): page is DescribedPage & { name: RecordName; record: string } {
  return page.record !== undefined;
}
