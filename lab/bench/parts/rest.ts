import type { Browser } from '@playwright/test';
import { openBrowser, openPhone } from '../browser.ts';
import type { Part } from '../part.ts';
import { megabytesOf } from '../process-memory.ts';
import { figure, table } from '../report/table.ts';
import { medians } from '../statistics.ts';

/** A page that nobody touches. */
interface Rest {
  /** JavaScript objects that are in use, in kilobytes. */
  heap: number;
  /** Resident memory of the process that holds the page, in megabytes. */
  resident: number;
  /** Processor time in the first ten seconds after the load, in milliseconds. */
  settling: number;
  /** Processor time in the ten seconds after those. */
  idle: number;
}

/** A row a route: the page and its twin. */
type Data = { path: string; page: Rest; twin: Rest }[];

/** How many pages wait side by side: waiting costs nothing, and each has a process of its own. */
const together = 4;

/** Memory and processor time of a page that is open and left alone. */
export const rest: Part<Data> = {
  name: 'rest',
  title: 'At rest: memory and processor time',
  method:
    'Each page in a browser of its own, left alone. Heap: JavaScript objects still in use after a collection, 20 s after the load. Process: resident memory of the process that holds the page, the browser’s own code in it included. Settling: processor time of that process in the ten seconds after the load, in which the application is fetched; idle: in the ten seconds after those.',

  async measure({ base, paths, rounds }) {
    const samples = new Map(paths.map((path) => [path, { page: [] as Rest[], twin: [] as Rest[] }]));
    const sides = paths.flatMap((path) => [true, false].map((scripts) => ({ path, scripts })));
    const jobs = Array.from({ length: rounds }, () => sides).flat();
    for (let first = 0; first < jobs.length; first += together) {
      await Promise.all(
        jobs.slice(first, first + together).map(async ({ path, scripts }) => {
          const sample = await watch(base + path, scripts);
          samples.get(path)?.[scripts ? 'page' : 'twin'].push(sample);
        }),
      );
    }
    return [...samples].map(([path, { page, twin }]) => ({ path, page: medians(page), twin: medians(twin) }));
  },

  report(data) {
    const keys = ['heap', 'resident', 'settling', 'idle'] as const;
    const rows = data.map(({ path, page, twin }) => [
      path,
      ...keys.flatMap((key) => [figure(page[key]), figure(twin[key])]),
    ]);
    const columns = ['heap, kB', 'process, MB', 'settling, ms', 'idle, ms'];
    return table(['route', ...columns.flatMap((name) => [name, 'twin'])], rows);
  },
};

async function watch(url: string, scripts: boolean): Promise<Rest> {
  const browser = await openBrowser();
  const page = await openPhone(browser, { scripts });
  await page.goto(url, { waitUntil: 'load' });
  const { pid, time: loaded } = await holder(browser);
  await page.waitForTimeout(10_000);
  const settled = await processorTime(browser, pid);
  await page.waitForTimeout(10_000);
  const rested = await processorTime(browser, pid);
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const resident = megabytesOf(pid);
  await browser.close();
  return { heap: usedSize / 1000, resident, settling: settled - loaded, idle: rested - settled };
}

async function processes(browser: Browser): Promise<{ pid: number; type: string; time: number }[]> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  return processInfo.map(({ id, type, cpuTime }) => ({ pid: id, type, time: cpuTime * 1000 }));
}

/** The process of the page: besides it the browser keeps empty ones, which have done nothing yet. */
async function holder(browser: Browser): Promise<{ pid: number; time: number }> {
  const [busiest] = (await processes(browser))
    .filter(({ type }) => type === 'renderer')
    .sort((a, b) => b.time - a.time);
  if (!busiest) throw new Error('The browser has no process for pages');
  return busiest;
}

async function processorTime(browser: Browser, pid: number): Promise<number> {
  const found = (await processes(browser)).find((process) => process.pid === pid);
  if (!found) throw new Error('The process of the page has ended');
  return found.time;
}
