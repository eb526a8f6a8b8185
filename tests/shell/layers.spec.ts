import type { Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { dropdown, labels, openQuote, pageForm, submit } from '../support/form.ts';
import { flat, printSheets } from '../support/printed-pages.ts';
import { menuButton } from '../support/shell.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// whatever lies over the page goes with it, and leaves it whole

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

interface Layer {
  what: string;
  path: string;
  size: typeof phone;
  open: (page: Page) => Promise<unknown>;
}

const openList = async (page: Page) => (await dropdown(await openQuote(page), labels.need)).click();

const layers: Layer[] = [
  { what: 'the menu', path: routes.team.path, size: phone, open: (page) => menuButton(page).click() },
  { what: 'the quote dialog', path: routes.team.path, size: desk, open: openQuote },
  { what: 'a list in the dialog', path: routes.team.path, size: desk, open: openList },
  { what: 'a list in the dialog of a phone', path: routes.team.path, size: phone, open: openList },
  {
    what: 'a list of the page',
    path: routes.contact.path,
    size: desk,
    open: async (page) => (await dropdown(pageForm(page), labels.county)).click(),
  },
  {
    what: 'the picture viewer',
    path: routes.projects.path,
    size: desk,
    open: (page) => page.locator('main a[data-dialog]:has(img)').first().click(),
  },
  {
    what: 'a notice',
    path: routes.contact.path,
    size: phone,
    open: (page) => submit(pageForm(page)),
  },
  {
    what: 'a notice in the dialog',
    path: routes.team.path,
    size: phone,
    open: async (page) => submit(await openQuote(page)),
  },
  {
    what: 'a plate',
    path: routes.government.path,
    size: desk,
    open: (page) => page.locator('main abbr[title]:visible').first().hover(),
  },
];

/** What is laid over the page: shown, or in the document of screen readers alone. */
const over = 'dialog[open], :popover-open, [role=listbox], [role=tooltip], [data-sonner-toast]';

for (const layer of layers)
  test.describe(layer.what, () => {
    const { path, size } = layer;
    test.use({ viewport: size });

    test('goes with its page, at Back and at Forward, and leaves nothing locked', async ({ page }) => {
      await openHydrated(page, routes.privacy.path);
      await follow(page, path);
      await open(page, layer);
      // where the address names what is open, one step back closes that alone
      await page.evaluate((steps) => history.go(steps), page.url().includes('#') ? -2 : -1);
      await expect(page).toHaveURL(routes.privacy.path);
      await expectWhole(page);

      await page.goForward();
      await expect(page).toHaveURL(path);
      await follow(page, routes.privacy.path);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await open(page, layer);
      if (page.url().includes('#')) return;
      await page.goForward();
      await expect(page).toHaveURL(routes.privacy.path);
      await expectWhole(page);
    });

    test('is not on paper, and the page is', async ({ page }) => {
      await openHydrated(page, path);
      await settle(page);
      const before = await printed(page);
      await open(page, layer);
      expect(await printed(page)).toEqual(before);
    });
  });

/** Goes to a page of the site as its links do, wherever they stand. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

async function open(page: Page, layer: Layer): Promise<void> {
  await layer.open(page);
  await expect(page.locator(over).first()).toBeAttached();
  await settle(page);
}

/** That nothing lies over the page, and that it can be read, pressed and scrolled. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator(over)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible();
  expect(await page.evaluate(() => document.body.style.cssText), 'styles of the body').toBe('');
  expect(await page.locator('body [inert], body > [aria-hidden]').count()).toBe(0);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

/** The words of each sheet. Pictures keep their place alone, as packing them takes longest. */
async function printed(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return (await printSheets(page)).map(({ text }) => flat(text));
}
