import type { Browser, Page } from '@playwright/test';
import { isKept } from '../../../tests/support/kept-site.ts';
import { openPhone } from '../browser.ts';
import { observe, readLoad } from '../page-load.ts';
import type { Part } from '../part.ts';
import { againstBar, figure, table } from '../report/table.ts';
import { medians } from '../statistics.ts';

/** Milliseconds; `bytes` are those that have come when the page has loaded. */
interface View {
  paint: number;
  blocking: number;
  bytes: number;
}

/** One browser's first view of a page, and the next one, for which the worker is there. */
interface Visit {
  first: View;
  again: View;
}

/** A row a route. */
type Data = { path: string; with: Visit; without: Visit }[];

// one page each for words, for pictures, and for the longest list
const usual = ['/', '/residential', '/projects'];
const mostRatio = 1.05;

/** The first view and the next with the service worker that keeps the site, and with a browser that takes none. */
export const worker: Part<Data> = {
  name: 'worker',
  title: 'Service worker',
  method:
    'A first view into an empty cache, then the same page again, each with a four times slower processor: by a browser that takes the service worker, and by one that takes none. Bytes are what has come when the page has loaded; what the worker fetches for later is not among them.',

  async measure({ base, browser, paths, rounds }) {
    const data: Data = [];
    for (const path of usual.filter((one) => paths.includes(one))) {
      const samples: Record<'with' | 'without', Visit[]> = { with: [], without: [] };
      for (let round = 0; round < rounds; round++)
        for (const side of ['with', 'without'] as const)
          samples[side].push(await visit(browser, base + path, side === 'with'));
      data.push({ path, with: middle(samples.with), without: middle(samples.without) });
      console.log(JSON.stringify(data.at(-1)));
    }
    return data;
  },

  report(data) {
    const row = (path: string, name: string, one: View, other: View) => [
      `${path}, ${name}`,
      figure(one.paint),
      figure(other.paint),
      figure(one.paint / other.paint, 3),
      figure(one.blocking),
      figure(other.blocking),
      figure(one.bytes),
      figure(other.bytes),
    ];
    const ratios = data.map(({ path, ...sides }) => ({
      label: path,
      value: sides.with.first.paint / sides.without.first.paint,
    }));
    return [
      table(
        [
          'route',
          'largest paint, ms',
          'without worker, ms',
          'ratio',
          'blocking, ms',
          'without, ms',
          'bytes',
          'without',
        ],
        data.flatMap(({ path, ...sides }) => [
          row(path, 'first view', sides.with.first, sides.without.first),
          row(path, 'again', sides.with.again, sides.without.again),
        ]),
      ),
      `- First view, ratio. ${againstBar(ratios, mostRatio, { digits: 3 })}`,
    ].join('\n\n');
  },
};

async function visit(browser: Browser, url: string, keeps: boolean): Promise<Visit> {
  const page = await openPhone(browser, { rate: 4, keeps });
  await page.addInitScript(observe);
  const first = await view(page, url);
  if (keeps) await isKept(page);
  const again = await view(page, url);
  await page.context().close();
  return { first, again };
}

async function view(page: Page, url: string): Promise<View> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let received = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  const bytes = received;
  await page.waitForTimeout(1500);
  const { paint, blocking } = await readLoad(page);
  await client.detach();
  return { paint, blocking, bytes };
}

function middle(visits: readonly Visit[]): Visit {
  return {
    first: medians(visits.map(({ first }) => first)),
    again: medians(visits.map(({ again }) => again)),
  };
}
