import { dropdown, labels, openQuote } from '../support/form.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// a scrollbar that takes its place in the window, as on most desks
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('the page behind the dialog neither moves nor scrolls, and does so again', async ({ page }) => {
  await openHydrated(page, '/team');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = () =>
    page.evaluate(() =>
      ['main', 'header [data-dialog]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect().toJSON(),
      ),
    );
  const before = await places();
  const dialog = await openQuote(page);
  expect(await places()).toEqual(before);
  await (await dropdown(dialog, labels.need)).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 300);
  // a page that scrolls has begun to by then
  await page.waitForTimeout(200);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await places()).toEqual(before);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
