import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '#content/routes.ts';
import { build } from '#tools/build.ts';
import { provideChromium } from '#tools/chromium.ts';
import { isBuilt } from '#tools/sources.ts';
import { startSite } from '../tests/server/support/site-server.ts';
import { benchLighthouse } from './lighthouse.ts';
import { median } from './statistics.ts';

const rounds = 5;
/** The phone profile of Lighthouse: 1.6 Mbit/s, 150 ms, a four times slower processor. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

type Sample = { paint: number; blocking: number; shift: number };
type Seen = { paint: number; tasks: [start: number, length: number][]; shift: number };

/**
 * `npm run bench`: per route the largest paint with and without scripts in interleaved rounds, blocking and shift; then
 * the time from the first tap on Get Quote to the dialog, and Lighthouse's scores. Milliseconds, medians; compare figures
 * of one run only, of a machine that does nothing else.
 */
export async function main(): Promise<void> {
  if (!(await isBuilt())) await build();
  const server = await startSite({});
  const base = server.origin;
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
  console.log('route                   paint  without  ratio  blocking  shift');
  for (const { path } of Object.values(routes)) await benchRoute(browser, base, path);
  console.log('\nfirst tap on Get Quote, fetched at idle: dialog after, longest task');
  for (const rate of [1, 4]) {
    const { dialog, task } = await benchQuote(browser, base, rate);
    console.log(`${rate}× CPU: ${dialog.toFixed(0)} ms, ${task.toFixed(0)} ms`);
  }
  await browser.close();
  await benchLighthouse(
    base,
    Object.values(routes).map(({ path }) => path),
  );
  await server.stop();
}

async function benchRoute(browser: Browser, base: string, path: string) {
  const scripted: Sample[] = [];
  const plain: Sample[] = [];
  for (let round = 0; round < rounds; round++) {
    scripted.push(await load(browser, base + path, true));
    plain.push(await load(browser, base + path, false));
  }
  const paint = median(scripted.map((sample) => sample.paint));
  const without = median(plain.map((sample) => sample.paint));
  const cells = [paint.toFixed(0), without.toFixed(0), (paint / without).toFixed(3)];
  const blocking = median(scripted.map((sample) => sample.blocking)).toFixed(0);
  const shift = Math.max(...scripted.map((sample) => sample.shift)).toFixed(3);
  console.log(path.padEnd(22) + [...cells, blocking, shift].map((cell) => cell.padStart(8)).join(''));
}

async function load(browser: Browser, url: string, scripts: boolean): Promise<Sample> {
  const page = await phone(browser, 4);
  if (!scripts) {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    // blocked inside the browser: a request that Playwright intercepts would slow every other one down
    await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
  }
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const { paint, shift, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await page.context().close();
  return { paint, shift, blocking: sum(tasks.map(([start, length]) => blocked(start, length, first ?? 0))) };
}

/** How long a task kept a visitor waiting who already sees the page: what is over 50 ms of it, after the first paint. */
function blocked(start: number, length: number, first: number): number {
  return Math.max(0, Math.min(length - 50, start + length - first));
}

/** Runs in the page: keeps the largest paint, the long tasks, and the layout shift. */
function observe() {
  const seen: Seen = { paint: 0, tasks: [], shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tasks.push([entry.startTime, entry.duration]);
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

async function benchQuote(browser: Browser, base: string, rate: number) {
  const taps: { dialog: number; task: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await phone(browser, rate, false);
    await page.goto(base, { waitUntil: 'load' });
    await page.waitForTimeout(4000);
    taps.push(await page.evaluate(tapQuote));
    await page.context().close();
  }
  return {
    dialog: median(taps.map(({ dialog }) => dialog)),
    task: Math.max(...taps.map(({ task }) => task)),
  };
}

/** Runs in the page: milliseconds from a click on Get Quote to the dialog, and the longest task over 50 ms until then. */
async function tapQuote() {
  let task = 0;
  new PerformanceObserver((list) => {
    task = Math.max(task, ...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask' });
  const link = [...document.querySelectorAll<HTMLElement>('[data-dialog]')].find((each) => each.offsetParent);
  const start = performance.now();
  link?.click();
  while (!document.querySelector('[role=dialog]')) await new Promise(requestAnimationFrame);
  const dialog = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { dialog, task };
}

async function phone(browser: Browser, rate: number, slow = true): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  if (slow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slow4g);
  }
  return page;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
