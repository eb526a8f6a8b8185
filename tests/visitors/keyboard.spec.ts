import * as shell from 'words:shell';
import { orderFaults } from '../support/focus.ts';
import { walk } from '../support/keys.ts';
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
