import { projects } from 'records:projects';
import { gallery } from 'words:projects';
import type { Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { orderFaults, walk } from '../support/focus.ts';
import { expectOneNotice, labels, openQuote, pageForm, submit } from '../support/form.ts';
import { allScreens, expect, openHydrated, settle, test } from '../support/site.ts';

test.use({ viewport: { width: 1366, height: 768 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A desk, and the columns of a phone with the least room: a desk at 400 %. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 320, height: 256 },
] as const;

for (const { name, path } of allScreens)
  test(`${path}: Tab leads everywhere and on, and the focus is seen`, async ({ page, guard }) => {
    test.slow();
    if (name === 'notFound') guard.allow(/404/);
    await openHydrated(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        scrollTo(0, 0);
      });
      await settle(page);
      const faults = { ...(await walk(page)), disorder: await page.evaluate(orderFaults) };
      expect.soft(faults, `at ${size.width} px`).toEqual({ unseen: [], unreached: [], disorder: [] });
      await expect.soft(page, 'the focus alone leads nowhere').toHaveURL(path);
      await expect.soft(page.locator('dialog[open], :popover-open'), 'and opens nothing').toHaveCount(0);
      if (path !== routes.services.path) continue;
      await test.step('backwards through the table of services no link stops under its head', async () => {
        await page.locator('footer a:visible').last().focus();
        expect.soft((await walk(page, 'Shift+Tab')).unseen, `at ${size.width}`).toEqual([]);
      });
    }
  });

/** A desk at 400 %, a phone with letters twice as large, one on its side, and a desk, where a notice lies beside a dialog. */
const tight = [
  { width: 320, height: 256, letters: 16 },
  { width: 390, height: 844, letters: 32 },
  { width: 844, height: 390, letters: 16 },
  { width: 1440, height: 900, letters: 16 },
];

async function inTightWindows(page: Page, ask: (what: string) => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const { width, height, letters } of tight) {
    await page.setViewportSize({ width, height });
    await client.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await settle(page);
    await ask(`at ${width}×${height}, letters of ${letters} px`);
  }
}

for (const [what, path, open] of [
  // the highest of the forms
  [routes.careers.path, routes.careers.path, pageForm],
  ['the quote dialog', routes.home.path, openQuote],
] as const)
  test(`${what}: what is wrong is said, and covers nothing that has the focus`, async ({ page }) => {
    test.slow();
    await openHydrated(page, path);
    const form = await open(page);
    // the dropdowns have taken their place by then
    await expect(form.locator('button[role=combobox]')).toHaveCount(await form.locator('select').count());
    await inTightWindows(page, async (where) => {
      await submit(form);
      await expectOneNotice(page);
      await expect(form.getByLabel(labels.name)).toBeFocused();
      await expect.soft(form.getByLabel(labels.name), where).toBeInViewport({ ratio: 1 });
      await settle(page);
      for (const key of ['Tab', 'Shift+Tab'] as const)
        expect.soft((await walk(page, key)).unseen, `${key} ${where}`).toEqual([]);
    });
  });

test('the picture viewer opens at its top, and covers nothing that has the focus', async ({ page }) => {
  test.skip(!projects.some(({ hasGallery }) => hasGallery), 'no project has a gallery');
  await openHydrated(page, routes.projects.path);
  const viewer = page.locator('dialog[open]');
  const close = viewer.getByRole('button', { name: gallery.close, exact: true });
  await inTightWindows(page, async (where) => {
    await page.locator('main a[data-dialog]:has(img)').last().click();
    await expect.soft(close, where).toBeInViewport({ ratio: 1 });
    expect.soft((await walk(page)).unseen, where).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  });
});
