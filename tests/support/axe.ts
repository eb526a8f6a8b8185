import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe lets pass: lists that not every ear hears as lists, what has no name, hidden labels, lists of terms with a name. */
const misnamed = [
  ':is(ul, ol):not([role], [data-sonner-toaster])',
  'figure:not([aria-label], [aria-labelledby], :has(figcaption))',
  'section:not([aria-label], :has(h1, h2, h3, h4, h5, h6))',
  'label[aria-hidden]',
  'dl:is([aria-label], [aria-labelledby])',
].join();

/** Gives the page axe, which is no script of it: its policy would refuse it. */
export async function installAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** What axe finds wrong in a part of the page as it is now: each rule with the elements that break it. */
export async function axeFaults(page: Page, part = 'html'): Promise<string[]> {
  await installAxe(page);
  const unnamed = await page
    .locator(part)
    .locator(misnamed)
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document.querySelector(selector) as HTMLElement, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // style sheets as axe would fetch them again: none of these rules asks for them
      preload: false,
      // a list in front of the page is no part of its landmarks
      rules: {
        region: { enabled: selector === 'html' },
        // there it can't: Chromium tells the page's own colors while it draws the system's (docs/decisions/016-three-checkers.md)
        'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
      },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, part);
  return [...found, ...unnamed];
}
