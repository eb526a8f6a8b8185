import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the browser keeps the site: registered when idle, filled, at work. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isKept(page);
}

/** Waits until a service worker is at work for this page's site. */
export async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
}

/** What the browser keeps of the site: the names of its caches, in the order in which they were made. */
export function keptCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Whether the browser keeps the version whose pages say `words`, and no other waits behind it. */
export function keepsVersion(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (words) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const registration = await navigator.serviceWorker.getRegistration();
    const kept = await (await caches.open(names.at(-1) ?? '')).match('/', { ignoreVary: true });
    const isThere = (await kept?.text())?.includes(words) ?? false;
    return isThere && !registration?.installing && !registration?.waiting;
  }, words);
}

/** Whether the page has its styles and its letters. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('header').first()).toHaveCSS('position', 'fixed');
  const letters = async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').length;
  expect(await page.evaluate(letters)).toBeGreaterThan(1);
}
