import type { RecordPageName, Route, RouteName } from '#content/addresses/routes.ts';

/** A page as data, picture and history describe it: of the URL contract, of the project set by its number, or of a record by its id. */
export type DescribedPage = {
  name: RouteName | RecordPageName;
  route: Route;
  number?: number;
  record?: string;
};

/** Whether the page is that of one record. */
export function isRecordPage(
  page: DescribedPage,
): page is DescribedPage & { name: RecordPageName; record: string } {
  return page.record !== undefined;
}
