import * as homePage from 'words:home';
import { tabTo } from '../support/focus.ts';
import { menuButton, quoteLink } from '../support/shell.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// what can be dragged or swiped needs neither: a tap does it, and so do keys, which a switch sends

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the section through the plant room is moved by a tap and by keys', async ({ page }) => {
  await openHydrated(page, '/');
  const slider = page.getByRole('slider', { name: homePage.cut.slider });
  const built = page.locator('figure').filter({ has: slider }).locator('picture').nth(1);
  const expectCut = (percent: number) =>
    expect(built).toHaveCSS('clip-path', `inset(0px 0px 0px ${percent}%)`);
  await slider.scrollIntoViewIfNeeded();
  for (const part of [0.2, 0.8]) {
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.tap({ position: { x: width * part, y: height / 2 } });
    const at = async () => Number(await slider.inputValue());
    await expect.poll(async () => Math.abs((await at()) - part * 100)).toBeLessThan(5);
    await expectCut(await at());
  }
  await page.reload();
  await tabTo(slider);
  for (const [key, percent] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 100],
  ] as const) {
    await page.keyboard.press(key);
    await expectCut(percent);
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
  await expect(page.locator('#site-menu, dialog').filter({ visible: true })).toHaveCount(0);
  await expect(page).toHaveURL('/projects');
});
