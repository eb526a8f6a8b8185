import * as homePage from 'words:home';
import type { Locator } from '@playwright/test';
import { tabTo } from '../support/keys.ts';
import { menuButton, quoteDialog, quoteLink } from '../support/shell.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// what can be dragged or swiped needs neither: a tap does it, and so do keys, which a switch sends

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the section through the plant room is moved by a tap and by keys', async ({ page }) => {
  await openHydrated(page, '/');
  const slider = page.getByRole('slider', { name: homePage.cut.slider });
  await slider.scrollIntoViewIfNeeded();
  for (const part of [0.2, 0.8]) {
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? 0) * part, y: (box?.height ?? 0) / 2 } });
    const missed = async () => Math.abs((await cutOf(slider)) - part * 100);
    await expect.poll(missed, `tapped at ${part}`).toBeLessThan(5);
  }
  await page.reload();
  await tabTo(slider);
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 100],
  ] as const) {
    await page.keyboard.press(key);
    expect(await cutOf(slider)).toBe(at);
  }
});

test('what is pressed does nothing when the pointer is let go elsewhere', async ({ page }) => {
  await openHydrated(page, '/projects');
  for (const control of [menuButton(page), quoteLink(page), page.locator('main a[href^="/"]').first()]) {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(380, 400, { steps: 4 });
    await page.mouse.up();
  }
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(quoteDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

/** Where the picture of the built room begins, in percent from the left. */
function cutOf(slider: Locator): Promise<number> {
  return slider.evaluate((element) => {
    const parts = [...(element.parentElement as Element).querySelectorAll('*')];
    const shape = parts.map((one) => getComputedStyle(one).clipPath).find((one) => one.startsWith('inset'));
    return Number.parseFloat(shape?.split(' ').at(-1) ?? 'NaN');
  });
}
