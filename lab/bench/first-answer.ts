import type { Browser } from '@playwright/test';
import { openPhone } from './browser.ts';

/** When Get Quote first opens its dialog on Lighthouse's phone, for somebody who taps again and again from the start: milliseconds since the navigation. */
export async function firstAnswer(browser: Browser, url: string): Promise<number> {
  const page = await openPhone(browser, { rate: 4, isSlow: true });
  await page.addInitScript(insist);
  await page.goto(url, { waitUntil: 'load' });
  const handle = await page.waitForFunction(() => (window as { answered?: number }).answered);
  const answered = (await handle.jsonValue()) as number;
  await page.context().close();
  return answered;
}

/** Runs in the page. */
function insist() {
  // a click that no script answers yet would leave the page; on its way down, for React stops what comes while it hydrates
  addEventListener('click', (event) => event.preventDefault(), { capture: true });
  const timer = setInterval(() => {
    document.querySelector<HTMLElement>('header [data-dialog]')?.click();
    if (!document.querySelector('dialog[open]')) return;
    clearInterval(timer);
    Object.assign(window, { answered: performance.now() });
  }, 20);
}
