import type { ReactElement } from 'react';
import type { PagesById } from '#content/values/pagination.ts';
import type { Route } from '#src/views/routes.ts';

/** The page of a record, loaded: its metadata for the head and the footer, and what it shows. */
export type RecordScreen = { route: Route; element: ReactElement };

/** Loads the page of the record `id`, and shows it by `show`; null where there is no such record. */
export async function openRecord<Page extends { route: Route }>(
  pages: PagesById<Page>,
  id: string,
  show: (page: Page) => ReactElement,
): Promise<RecordScreen | null> {
  // an address may spell what every object has: /projects/constructor
  if (!Object.hasOwn(pages, id)) return null;
  const page = await pages[id]?.();
  return page ? { route: page.route, element: show(page) } : null;
}
