import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the browser keeps the site: registered when idle, filled, at work. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const state = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
  await expect.poll(() => page.evaluate(state), { timeout: 30_000 }).toBe('activated');
}

/** What the browser keeps of the site: the names of its caches, in the order in which they were made. */
export const keptCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Whether the browser keeps the version whose pages say `words`, and its worker is at work. */
export async function keepsVersion(page: Page, words: string): Promise<boolean> {
  const [isThere, isWaiting] = await page.evaluate(async (words) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const kept = await (await caches.open(names.at(-1) ?? '')).match('/', { ignoreVary: true });
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const isAtWork = !installing && !waiting && active?.state === 'activated';
    return [isAtWork && (await kept?.text())?.includes(words), Boolean(waiting)];
  }, words);
  if (isWaiting) await endWorkers(page);
  return Boolean(isThere);
}

/** As a browser does to one that was idle for half a minute, but not under a debugger such as Playwright: the next one waits on. */
async function endWorkers(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
}

/** Whether the page has its styles and its letters. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('header').first()).toHaveCSS('position', 'fixed');
  const letters = async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').length;
  expect(await page.evaluate(letters)).toBeGreaterThan(1);
}
