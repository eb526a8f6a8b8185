import type { Browser, Page } from '@playwright/test';
import { openPhone } from './browser.ts';

/** One load of a page on Lighthouse's phone: slow 4G, a four times slower processor. */
export interface Load {
  /** Largest paint, in milliseconds. */
  paint: number;
  /** Milliseconds that tasks kept a visitor waiting who already saw the page. */
  blocking: number;
  /** Layout shift, without unit. */
  shift: number;
}

type Seen = { paint: number; tasks: [start: number, length: number][]; shift: number };

/** Loads a page, with its scripts or without, into an empty cache. */
export async function loadPage(browser: Browser, url: string, scripts = true): Promise<Load> {
  const page = await openPhone(browser, { rate: 4, isSlow: true, scripts });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const load = await readLoad(page);
  await page.context().close();
  return load;
}

/** What `observe` has seen of the page by now. */
async function readLoad(page: Page): Promise<Load> {
  const { paint, shift, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const blocking = tasks.reduce((total, [start, length]) => total + blocked(start, length, first ?? 0), 0);
  return { paint, shift, blocking };
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
