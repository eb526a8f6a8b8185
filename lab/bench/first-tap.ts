import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { routes } from '../../src/views/routes.ts';
import { type BarePage, openBarePage } from './bare-page.ts';

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

/** Milliseconds that a finger rests on the glass when it taps. */
const resting = 80;
/** A link of every page that no tap asks for. */
const other = 'footer a[href="/privacy"]';

type Sample = { answer: number; task: number };

const paths = Object.values(routes).map(({ path }) => path);

/** Every kind of first tap, on every route that has it. */
export const taps: Tap[] = [
  ...paths.map((path) => ({
    name: 'dialog',
    path,
    target: ':is(header, nav[data-shell]) [data-dialog]',
    answer: 'dialog[open]',
  })),
  { name: 'menu', path: '/', target: '[popovertarget]', answer: '#site-menu:popover-open' },
  { name: 'gallery', path: '/projects', target: 'a[href$="-picture-1"]', answer: 'dialog[open]' },
  { name: 'filter', path: '/projects', target: 'a[href^="#for-"]', answer: '[id^="for-"]:target' },
  ...['/contact', '/careers'].map((path) => ({
    name: 'dropdown',
    path,
    // a finger gets the system's own
    target: 'main form select',
    answer: 'select:open',
    isHydrated: true,
  })),
  ...paths
    .filter((path) => path !== '/team')
    .map((path) => ({
      name: 'next page',
      path,
      target: 'footer a[href="/team"]',
      answer: '#team-title',
      isHydrated: true,
    })),
];

/** Loads a page, waits until it has come to rest, touches it once at a processor `rate` times slower; milliseconds. */
export async function measure(browser: Browser, base: string, tap: Tap, rate: number): Promise<Sample> {
  const page = await openBarePage(browser);
  const size = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
  await page.send('Emulation.setDeviceMetricsOverride', size);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Page.navigate', { url: base + tap.path });
  await page.run(comeToRest);
  if (tap.isHydrated) await page.run(use, tap.target, other);
  await page.send('Emulation.setCPUThrottlingRate', { rate });
  const sample = await touch(page, tap);
  await page.close();
  return sample;
}

/** Touches the first visible element that matches `target`; milliseconds from its release until what matches `answer` is on the screen. */
async function touch(page: BarePage, { target, answer }: Tap): Promise<Sample> {
  const touchPoints = [await page.run(bringIntoView, target)];
  const result = page.run(watch, answer);
  // the page watches by then, and has drawn what has come into view
  await wait(500);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(resting);
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return result;
}

/** Runs in the page: until it is loaded, and nothing more has come for a second. */
async function comeToRest(): Promise<void> {
  const count = () => performance.getEntriesByType('resource').length;
  let before: number;
  do {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  } while (document.readyState !== 'complete' || count() > before);
}

/** Runs in the page, as who has used it before. The code of a page that is led to is there by then: the network is not what is measured. */
async function use(target: string, other: string): Promise<void> {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  while (document.documentElement.dataset.ready !== '' || !document.querySelector(target))
    await new Promise((resolve) => setTimeout(resolve, 50));
  // pointed at last is another one, so that nothing but the finger itself says which page is wanted
  for (const link of [target, other]) {
    document.querySelector(link)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Runs in the page: brings the first element that shows into view, and says where its middle is. */
function bringIntoView(target: string): { x: number; y: number } {
  const element = [...document.querySelectorAll(target)].find((found) => found.checkVisibility());
  if (!element) throw new Error(`Nothing matches ${target}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: from the finger's lifting to the frame in which `answer` is there, and the longest task until two seconds later. */
async function watch(answer: string): Promise<Sample> {
  let task = 0;
  new PerformanceObserver((list) => {
    task = Math.max(task, ...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask' });
  const start = await new Promise<number>((resolve) =>
    addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  await new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(answer)?.checkVisibility()) return requestAnimationFrame(look);
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
