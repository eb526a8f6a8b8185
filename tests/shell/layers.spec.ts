import type { Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { openQuote, pageForm, submit } from '../support/form.ts';
import { menuButton } from '../support/shell.ts';
import { expect, openHydrated, readText, settle, test } from '../support/site.ts';

// that a list in the dialog goes with its page too, three engines show in lab/engines/dialog.test.ts

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const { team, contact, projects, government, privacy } = routes;

const layers: [what: string, { path: string }, size: typeof phone, open: (page: Page) => Promise<unknown>][] =
  [
    ['the menu', team, phone, (page) => menuButton(page).click()],
    ['a list', contact, desk, (page) => pageForm(page).locator('button[role=combobox]').first().click()],
    ['the viewer', projects, desk, (page) => page.locator('main a[data-dialog]:has(img)').first().click()],
    ['a notice', contact, phone, (page) => submit(pageForm(page))],
    ['a notice in the dialog', team, phone, async (page) => submit(await openQuote(page))],
    ['a plate', government, desk, (page) => page.locator('main abbr[title]:visible').first().hover()],
  ];

/** What is laid over the page: shown, or in the document of screen readers alone. */
const over = 'dialog[open], :popover-open, [role=listbox], [role=tooltip], [data-sonner-toast]';

for (const [what, { path }, size, openLayer] of layers)
  test(`${what} goes with its page at Back, and is not on paper`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHydrated(page, privacy.path);
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await settle(page);
    const before = await printed(page);
    await openLayer(page);
    await expect(page.locator(over).first()).toBeAttached();
    await settle(page);
    expect(await printed(page)).toEqual(before);
    // where the address names what is open, one step back closes that alone
    await page.evaluate((steps) => history.go(steps), page.url().includes('#') ? -2 : -1);
    await expect(page).toHaveURL(privacy.path);
    await expect(page.locator(over)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => document.body.style.cssText), 'styles of the body').toBe('');
    await expect(page.locator('body [inert], body > [aria-hidden]')).toHaveCount(0);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

test('an abbreviation says what it means after 700 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/government');
  // a handle, not a locator: the title goes while the plate is shown
  const abbreviation = await page.locator('main abbr[title]:visible').first().elementHandle();
  const meaning = (await abbreviation?.getAttribute('title')) ?? 'no title';
  const plate = page.getByRole('tooltip');
  // the first pointing loads the part
  await abbreviation?.hover();
  await expect(plate).toHaveText(meaning);
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(plate).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await abbreviation?.hover();
  await page.clock.runFor(690);
  await expect(plate).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(plate).toHaveText(meaning);

  await test.step('the plate stays while it is pointed at itself, and goes by Escape', async () => {
    // the one that is read out has no size
    const drawn = page.locator('[data-radix-popper-content-wrapper]');
    await drawn.hover();
    await page.clock.runFor(1000);
    await expect(drawn).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawn).toHaveCount(0);
  });
});

async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await readText(page.locator('body'));
  await page.emulateMedia({ media: 'screen' });
  return words;
}
