import type { Browser } from '@playwright/test';
import { openPhone } from '../browser.ts';
import type { Part } from '../part.ts';
import { figure, table } from '../report/table.ts';

/** Requests, and bytes of bodies on the wire. */
interface Amount {
  requests: number;
  bytes: number;
}

/** By type: HTML, style, script, fonts, pictures, other. */
export type Transfer = Record<string, Amount>;

/** A row a route: what it loads by itself, and what it fetches besides until ten seconds later, for the first tap. */
type Data = { path: string; load: Transfer; later: Transfer }[];

const types: Record<string, string> = {
  Document: 'HTML',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
};
const columns = [...Object.values(types), 'other'];

/** Bytes and requests of every route by type. */
export const bytes: Part<Data> = {
  name: 'bytes',
  title: 'Bytes and requests',
  method:
    'What a phone receives before anyone touches the page, compressed, in kilobytes (1,000 bytes); in brackets the requests. **Later**: scripts and styles that are fetched, not run, while the browser is idle, within ten seconds after the load. The same on every machine, so one sample is enough.',

  mostRounds: 1,

  async measure({ base, browser, paths }) {
    const data: Data = [];
    for (const path of paths) data.push({ path, ...(await weigh(browser, base + path)) });
    return data;
  },

  report(data) {
    const cell = ({ bytes, requests }: Amount = { bytes: 0, requests: 0 }) =>
      requests ? `${figure(bytes / 1000, 1)} (${requests})` : '–';
    const rows = data.map(({ path, load, later }) => [
      path,
      ...columns.map((type) => cell(load[type])),
      cell(total(load)),
      cell(total(later)),
    ]);
    return table(['route', ...columns, 'together', 'later'], rows);
  },
};

/** What a page loads by itself, and what it fetches in the ten seconds after that. */
export async function weigh(browser: Browser, url: string): Promise<{ load: Transfer; later: Transfer }> {
  const page = await openPhone(browser, {});
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const load: Transfer = {};
  const later: Transfer = {};
  const requests = new Map<string, { type: string; into: Transfer; head: number }>();
  let isLoaded = false;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // what is read from the cache again was counted when it came
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    const kind = types[type] ?? 'other';
    // those of the first view are the page's own, also where the browser leaves them for last
    const into = isLoaded && kind !== 'pictures' && kind !== 'fonts' ? later : load;
    requests.set(requestId, { type: kind, into, head: response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    const amount = request.into[request.type] ?? { requests: 0, bytes: 0 };
    request.into[request.type] = {
      requests: amount.requests + 1,
      bytes: amount.bytes + encodedDataLength - request.head,
    };
  });
  await page.goto(url, { waitUntil: 'load' });
  isLoaded = true;
  await page.waitForTimeout(10_000);
  await page.context().close();
  return { load, later };
}

/** All types together. */
export function total(transfer: Transfer): Amount {
  return Object.values(transfer).reduce(
    (sum, { requests, bytes }) => ({ requests: sum.requests + requests, bytes: sum.bytes + bytes }),
    { requests: 0, bytes: 0 },
  );
}
