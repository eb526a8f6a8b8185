import { company } from 'records:company';
import { here, others } from 'words:language';
import type { Language } from '#content/records/site.ts';
import { addresses, type RecordPageName, type RouteName, recordPages } from '#content/values/addresses.ts';

/** The language of the pages that have no other. */
export const original: Language = [here, ...others].find(({ paths }) => !paths) ?? here;

/** Where a page stands in the other languages; nothing where it has none. A record's page is named with its id. */
export function translationsOf(name: RouteName | RecordPageName, id?: string) {
  return others.flatMap((language) => {
    const path = pathIn(language, name, id);
    return path ? [{ language, path }] : [];
  });
}

/** The path of a page in a language, if it has it. */
export function pathIn(
  language: Language,
  name: RouteName | RecordPageName,
  id?: string,
): string | undefined {
  if (name in recordPages) {
    const parent = pathIn(language, recordPages[name as RecordPageName].parent);
    return parent && id && `${parent}/${language.slugs?.[id] ?? id}`;
  }
  const page = name as RouteName;
  if (company.pagesOff?.includes(page)) return undefined;
  return language.paths ? language.paths[page] : addresses[page].path;
}

/** The file of the service worker that keeps the pages of a language. */
export function serviceWorkerOf({ paths, id }: Language): string {
  return paths ? `service-worker-${id}.js` : 'service-worker.js';
}
