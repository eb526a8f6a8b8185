import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { provideChromium } from '#tools/chromium.ts';
import { siteFolder } from '#tools/sources.ts';
import { serveFolder } from './serve-folder.ts';
import { median } from './statistics.ts';

/** A touch on a page, and what it should bring about. */
export interface Tap {
  name: string;
  path: string;
  /** What is tapped, and what is there once the tap is answered. */
  target: string;
  answer: string;
  /** Whether somebody has used the page before, so that React answers. */
  isHydrated?: boolean;
}

type Sample = { answer: number; task: number };

const rounds = 7;
const paths = Object.values(routes).map(({ path }) => path);

/** Every kind of first tap, on every route that has it. */
export const taps: Tap[] = [
  ...paths.map((path) => ({
    name: 'dialog',
    path,
    target: 'header [data-dialog]',
    answer: 'dialog[open]',
  })),
  { name: 'menu', path: '/', target: '[popovertarget]', answer: '#site-menu:popover-open' },
  { name: 'gallery', path: '/projects', target: 'a[href$="-picture-1"]', answer: 'dialog[open]' },
  { name: 'filter', path: '/projects', target: 'a[href^="#for-"]', answer: '[id^="for-"]:target' },
  ...['/contact', '/careers'].map((path) => ({
    name: 'dropdown',
    path,
    target: 'main button[role=combobox]',
    answer: '[role=listbox]',
    isHydrated: true,
  })),
  ...paths
    .filter((path) => path !== '/team')
    .map((path) => ({
      name: 'next page',
      path,
      target: 'footer a[href="/team"]',
      answer: '#site-menu a[href="/team"][aria-current]',
      isHydrated: true,
    })),
];

/**
 * `node tools/run.mjs bench/first-tap.ts [tap] [folder of a built site …]`: milliseconds from a touch to the painted answer,
 * with the longest task until two seconds later (0: none over 50 ms); medians at 1× and 4× slower processor. Sites that are
 * to be compared take turns, so that a machine with other work slows them all alike.
 */
export async function main([only, ...folders]: string[]): Promise<void> {
  const sites = await Promise.all(
    (folders.length ? folders : [siteFolder]).map((folder) => serveFolder(folder)),
  );
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
  console.log('tap        page                      1×   task    4×   task');
  for (const tap of taps.filter(({ name }) => !only || name === only)) {
    const samples = sites.map(() => ({ 1: [] as Sample[], 4: [] as Sample[] }));
    for (let round = 0; round < rounds; round++) {
      for (const [index, { base }] of sites.entries()) {
        for (const rate of [1, 4] as const)
          samples[index]?.[rate].push(await measure(browser, base, tap, rate));
      }
    }
    for (const sample of samples) {
      const cells = ([1, 4] as const).flatMap((rate) => [
        median(sample[rate].map(({ answer }) => answer)),
        median(sample[rate].map(({ task }) => task)),
      ]);
      const row = cells.map((cell) => cell.toFixed(0).padStart(6)).join('');
      console.log(`${tap.name.padEnd(11)}${tap.path.padEnd(22)}${row}`);
    }
  }
  await browser.close();
  for (const site of sites) await site.close();
}

/** Loads a page, waits until it has come to rest, touches it once at a processor `rate` times slower; milliseconds. */
export async function measure(browser: Browser, base: string, tap: Tap, rate: number): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(base + tap.path, { waitUntil: 'networkidle' });
  if (tap.isHydrated) {
    await page.dispatchEvent('body', 'keydown');
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await page.waitForSelector(tap.target, { state: 'attached' });
    // a page that is led to has been fetched by then: the network is not what is measured
    await page.dispatchEvent(tap.target, 'pointerover');
    await page.waitForTimeout(500);
  }
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  const sample = await touch(page, tap.target, tap.answer);
  await context.close();
  return sample;
}

/** Touches the first visible element that matches `target`; milliseconds until what matches `answer` is on the screen. */
export async function touch(page: Page, target: string, answer: string): Promise<Sample> {
  const [x, y] = await place(page, target);
  const result = page.evaluate(watch, answer);
  // the page watches by then
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.touchscreen.tap(x, y);
  return result;
}

/** The middle of the first element that is to be seen, scrolled into view. */
async function place(page: Page, selector: string): Promise<[number, number]> {
  return page.evaluate((text) => {
    const element = [...document.querySelectorAll(text)].find((one) => one.checkVisibility());
    if (!element) throw new Error(`Nothing matches ${text}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as [number, number];
  }, selector);
}

/** Runs in the page: from the touch to the frame in which `answer` is there, and the longest task until two seconds later. */
async function watch(answer: string): Promise<Sample> {
  let task = 0;
  new PerformanceObserver((list) => {
    task = Math.max(task, ...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask' });
  const start = await new Promise<number>((resolve) =>
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  await new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(answer)) return requestAnimationFrame(look);
      // a message that is sent before a frame is painted arrives after it
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  const painted = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return { answer: painted, task };
}
