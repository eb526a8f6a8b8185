import { projects } from 'records:projects';
import { gallery } from 'words:projects';
import * as shell from 'words:shell';
import type { Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { orderFaults } from '../support/focus.ts';
import { dropdown, everyForm, labels, notices, openQuote, pageForm, submit } from '../support/form.ts';
import { walk } from '../support/keys.ts';
import { menuButton } from '../support/shell.ts';
import { allScreens, expect, onePageOfEach, openHydrated, settle, test } from '../support/site.ts';

// every page by Tab alone; what each visitor came for, by keys, is in journeys.spec.ts

test.use({ viewport: { width: 1366, height: 768 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A desk, and the columns of a phone with the least room: a desk at 400 %. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 320, height: 256 },
];

for (const { name, path } of [...allScreens, ...onePageOfEach])
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
      const { unseen, unreached } = await walk(page);
      expect.soft(unseen, `focus that cannot be seen at ${size.width} px`).toEqual([]);
      expect.soft(unreached, `never reached at ${size.width} px`).toEqual([]);
      const disorder = await page.evaluate(orderFaults);
      expect.soft(disorder, `not in the order of the page at ${size.width} px`).toEqual([]);
      await expect.soft(page, 'the focus alone leads nowhere').toHaveURL(path);
      await expect.soft(page.locator('dialog[open], :popover-open'), 'and opens nothing').toHaveCount(0);
    }
  });

// what lies over a page leaves room for the focus, also at 400 % and with letters twice as large

/** A desk at 400 %, a phone, and the phone of somebody who has set letters twice as large. */
const tight = [
  { width: 320, height: 256, letters: 16 },
  { width: 320, height: 568, letters: 16 },
  { width: 390, height: 844, letters: 16 },
  { width: 390, height: 844, letters: 32 },
  { width: 844, height: 390, letters: 16 },
];

/** Asks in each tight window; the letters are the browser's own setting. */
async function inTightWindows(page: Page, ask: (what: string) => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const { width, height, letters } of tight) {
    await page.setViewportSize({ width, height });
    await client.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await settle(page);
    await ask(`at ${width}×${height}, letters of ${letters} px`);
  }
}

for (const { name, path } of everyForm.filter(({ name }) => name !== 'quote'))
  test(`${name}: what is wrong is said, and covers nothing that has the focus`, async ({ page }) => {
    test.slow();
    await openHydrated(page, path);
    await inTightWindows(page, async (what) => {
      await submit(pageForm(page));
      await expect(notices(page).getByRole('listitem')).toHaveCount(1);
      await expect.soft(pageForm(page).getByLabel(labels.name), what).toBeInViewport();
      await settle(page);
      for (const key of ['Tab', 'Shift+Tab'] as const)
        expect.soft((await walk(page, key)).unseen, `${key} ${what}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(notices(page).getByRole('listitem')).toHaveCount(0);
    });
  });

test('the quote dialog, asked for nothing, leaves room for each of its fields', async ({ page }) => {
  test.slow();
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await dropdown(dialog, labels.county);
  await inTightWindows(page, async (what) => {
    await submit(dialog);
    await expect(notices(page).getByRole('listitem')).toHaveCount(1);
    const name = dialog.getByLabel(labels.name);
    await expect(name).toBeFocused();
    await expect.soft(name, what).toBeInViewport({ ratio: 1 });
    await settle(page);
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect.soft((await walk(page, key)).unseen, `${key} ${what}`).toEqual([]);
  });
});

test('the picture viewer opens at its top, and nothing in it runs into the next', async ({ page }) => {
  test.skip(!projects.some(({ hasGallery }) => hasGallery), 'no project has a gallery');
  await openHydrated(page, routes.projects.path);
  await inTightWindows(page, async (what) => {
    await page.locator('main a[data-dialog]:has(img)').last().click();
    const viewer = page.locator('dialog[open]');
    await expect(viewer.getByRole('button', { name: gallery.close, exact: true })).toBeFocused();
    await settle(page);
    expect.soft(await viewer.evaluate(({ scrollTop }) => scrollTop), what).toBe(0);
    const overlaps = await viewer.evaluate((dialog) =>
      [...dialog.children].flatMap((part) =>
        part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'visible'
          ? [part.className]
          : [],
      ),
    );
    expect.soft(overlaps, what).toEqual([]);
    expect.soft((await walk(page)).unseen, what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  });
});

test('backwards through the table of services no link stops under its head', async ({ page }) => {
  test.slow();
  await openHydrated(page, routes.services.path);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, document.body.scrollHeight);
    });
    await page.locator('footer a:visible').last().focus();
    expect.soft((await walk(page, 'Shift+Tab')).unseen, `at ${width}`).toEqual([]);
  }
});

test('the menu closes where the focus leaves it, at either end', async ({ page }) => {
  await openHydrated(page, '/');
  const menu = page.locator('#site-menu');
  for (const { width, height } of [
    { width: 320, height: 256 },
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ])
    for (const [goal, key] of [
      [menu.getByRole('link').last(), 'Tab'],
      [menuButton(page), 'Shift+Tab'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await menuButton(page).click();
      await expect(menu).toBeVisible();
      await goal.focus();
      await page.keyboard.press(key);
      await expect(menu).toBeHidden();
      await expect(page.locator(':focus')).toBeInViewport();
    }
});

test('a menu that a wider window has no place for is closed, and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  await menuButton(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('the skip link is the first stop, is seen, and leads past the header', async ({ page }) => {
  await openHydrated(page, '/government');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('link').first()).toBeFocused();
});
