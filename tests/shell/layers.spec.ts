import type { Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { dropdown, labels, openQuote, pageForm, submit } from '../support/form.ts';
import { menuButton } from '../support/shell.ts';
import { expect, openHydrated, readText, settle, test } from '../support/site.ts';

// whatever lies over the page goes with it, and leaves it whole; that a list in the dialog does so, three engines show in lab/engines/dialog.test.ts

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const { team, contact, projects, government, privacy } = routes;

const layers: [what: string, { path: string }, size: typeof phone, open: (page: Page) => Promise<unknown>][] =
  [
    ['the menu', team, phone, (page) => menuButton(page).click()],
    [
      'a list of the page',
      contact,
      desk,
      async (page) => (await dropdown(pageForm(page), labels.county)).click(),
    ],
    ['the viewer', projects, desk, (page) => page.locator('main a[data-dialog]:has(img)').first().click()],
    ['a notice', contact, phone, (page) => submit(pageForm(page))],
    ['a notice in the dialog', team, phone, async (page) => submit(await openQuote(page))],
    ['a plate', government, desk, (page) => page.locator('main abbr[title]:visible').first().hover()],
  ];

/** What is laid over the page: shown, or in the document of screen readers alone. */
const over = 'dialog[open], :popover-open, [role=listbox], [role=tooltip], [data-sonner-toast]';

for (const [what, { path }, viewport, openLayer] of layers)
  test.describe(what, () => {
    test.use({ viewport });

    test('goes with its page at Back and Forward, and is not on paper', async ({ page }) => {
      const open = async () => {
        await openLayer(page);
        await expect(page.locator(over).first()).toBeAttached();
        await settle(page);
      };
      await openHydrated(page, privacy.path);
      await follow(page, path);
      await settle(page);
      const before = await printed(page);
      await open();
      expect(await printed(page)).toEqual(before);
      // where the address names what is open, one step back closes that alone
      await page.evaluate((steps) => history.go(steps), page.url().includes('#') ? -2 : -1);
      await expect(page).toHaveURL(privacy.path);
      await expectWhole(page);

      await page.goForward();
      await expect(page).toHaveURL(path);
      await follow(page, privacy.path);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await open();
      if (page.url().includes('#')) return;
      await page.goForward();
      await expect(page).toHaveURL(privacy.path);
      await expectWhole(page);
    });
  });

/** Goes to a page of the site as its links do, wherever they stand. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

/** That nothing lies over the page, and that it can be read, pressed and scrolled. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator(over)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible();
  expect(await page.evaluate(() => document.body.style.cssText), 'styles of the body').toBe('');
  expect(await page.locator('body [inert], body > [aria-hidden]').count()).toBe(0);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

/** The words that the page has on paper. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await readText(page.locator('body'));
  await page.emulateMedia({ media: 'screen' });
  return words;
}
