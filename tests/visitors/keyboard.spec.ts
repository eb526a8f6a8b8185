import { shell } from '#content/words/shell.ts';
import { orderFaults } from '../support/focus.ts';
import { fillPerson, notices, openQuote, pageForm, submit } from '../support/form.ts';
import { enter, tabTo, walk } from '../support/keys.ts';
import { menuButton } from '../support/shell.ts';
import { allScreens, expect, onePageOfEach, openHydrated, settle, test } from '../support/site.ts';

// every page by Tab alone; what each visitor came for, by keys, is in journeys.spec.ts

const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, path } of [...allScreens, ...onePageOfEach])
  test(`${path}: Tab leads everywhere and on, and the focus is seen`, async ({ page, guard }) => {
    test.slow();
    if (name === 'notFound') guard.allow(/404/);
    await openHydrated(page, path);
    for (const size of [desk, phone, { width: 320, height: 256 }])
      await test.step(`at ${size.width}×${size.height}`, async () => {
        await page.setViewportSize(size);
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
          scrollTo(0, 0);
        });
        await settle(page);
        const where = `at ${size.width}×${size.height}`;
        const { unseen, unreached } = await walk(page);
        expect.soft(unseen, `focus that cannot be seen ${where}`).toEqual([]);
        expect.soft(unreached, `never reached ${where}`).toEqual([]);
        expect.soft(await page.evaluate(orderFaults), `not in the order of the page ${where}`).toEqual([]);
        await expect.soft(page, 'the focus alone leads nowhere').toHaveURL(path);
        await expect.soft(page.locator('dialog[open], :popover-open'), 'and opens nothing').toHaveCount(0);
      });
  });

for (const size of [desk, phone])
  test(`at ${size.width} px the skip link is the first stop, is seen, and leads past the header`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openHydrated(page, '/government');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shell.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main').getByRole('link').first()).toBeFocused();
  });

test('the menu by keys: opens, closes, opens again, and leads to a page', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  const menu = page.locator('#site-menu');
  await enter(menuButton(page), { most: 8 });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  const last = menu.getByRole('link').last();
  await tabTo(last, { most: 12 });
  await expect(last).toBeInViewport({ ratio: 1 });
  const path = (await last.getAttribute('href')) as string;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

for (const size of [desk, phone])
  test(`at ${size.width} px a notice lies over no focus: in the dialog, and on the page`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await openHydrated(page, '/careers');
    const dialog = await openQuote(page);
    await submit(dialog);
    await expect(notices(page).getByRole('listitem')).toBeVisible();
    await settle(page);
    expect((await walk(page)).unseen).toEqual([]);
    await page.keyboard.press('Escape');

    await openHydrated(page, '/careers');
    await fillPerson(pageForm(page), { name: 'Ana' });
    await submit(pageForm(page));
    await expect(notices(page).getByRole('listitem')).toBeVisible();
    await settle(page);
    expect((await walk(page)).unseen).toEqual([]);
  });
