import { company } from 'records:company';
import { movedPages as record } from 'records:moved-pages';
import { others } from 'words:language';
import { nearest } from '#content/facts/record-by-id.ts';
import { type Address, addresses as own, type RouteName } from '#content/values/addresses.ts';
import { healthPath, messageRoute } from './routes.ts';

/** What the server answers itself. */
const ofServer: readonly string[] = [healthPath, messageRoute.path];

/** Old addresses, each with the path of the page that answers in its place. */
export const movedPages: Readonly<Record<string, Address['path']>> = {
  ...pathsOf(record.addresses, own, company.pagesOff),
  ...Object.fromEntries(
    others.flatMap(({ guesses = [], paths }) => guesses.map((guess) => [guess, paths?.home ?? '/'])),
  ),
};

/** The same of any list of addresses. Throws where one names no page, is a page itself, or is the server's own. */
export function pathsOf(
  addresses: Readonly<Record<string, RouteName>>,
  pages: Readonly<Record<string, Pick<Address, 'path'>>>,
  off: readonly RouteName[] = [],
): Record<string, Address['path']> {
  const fault = (address: string, text: string) =>
    new Error(`content/records/moved-pages.yaml: addresses.${address}: ${text}`);
  for (const [name, { path }] of Object.entries(pages))
    if (ofServer.includes(path))
      throw new Error(
        `content/values/addresses.ts: ${name}: ${path} is answered by the server; choose another`,
      );
  const taken = new Set<string>(Object.values(pages).map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([address, name]) => {
      if (off.includes(name)) return [];
      const page = pages[name];
      if (!page) throw fault(address, `"${name}" is no page; ${nearest(name, Object.keys(pages))}`);
      if (ofServer.includes(address)) throw fault(address, 'is answered by the server; remove the line');
      if (taken.has(address)) throw fault(address, 'is a page of this site; remove the line');
      if (/\/index$|\.html$/.test(address))
        throw fault(address, 'is found without its ending too; leave /index and .html out');
      return [[address, page.path]];
    }),
  );
}
