import { company } from 'records:company';
import { here } from 'words:language';
import * as words from 'words:pages';
import { type Address, addresses, type RouteName, serverPaths } from '#content/values/addresses.ts';

/** The URL contract: address and metadata of every page that is not switched off. Links, menus, sitemap, prerender and tests read it. */
export const routes = Object.fromEntries(
  (Object.keys(addresses) as RouteName[])
    .filter((name) => !company.pagesOff?.includes(name))
    .map((name) => [
      name,
      {
        ...addresses[name],
        ...words.pages[name],
        ...(here.paths && (here.paths[name] ? { path: here.paths[name] } : { isElsewhere: true })),
      },
    ]),
) as unknown as Readonly<Record<RouteName, Route>>;

/** Whether this language has the page, and it is not switched off. */
export function isHere(name: RouteName): boolean {
  return name in routes && !routes[name].isElsewhere;
}

/** Where a page lives and what it is called: `label` in menus, `title`, completed by the company's name, in results. */
export type Route = Address & {
  label: string;
  title: string;
  description: string;
  /** This language has no such page: the path is that of the first language. */
  isElsewhere?: boolean;
};

/** The page that answers every path not listed above; prerendered to 404.html. */
export const notFoundRoute: Route = {
  // hosts of files look for it in the folder of its language
  path: `${here.paths?.home ?? ''}/404`,
  sheet: 'M-404',
  ...words.notFound,
};

export const statementPdf = '/files/capability-statement.pdf';
export const statementJson = '/files/capability-statement.json';
export const contactFile = here.paths ? `/files/contact-${here.id}.vcf` : '/files/contact.vcf';
/** Where forms are posted; below it, by its reference, the page that says a message was received. The server answers there. */
export const messageRoute: Route = {
  path: here.messages ?? serverPaths.messages,
  sheet: 'M-602',
  parent: 'contact',
  ...words.message,
};
