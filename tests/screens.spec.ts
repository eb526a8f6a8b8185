import { allRoutes, expect, openHydrated, test, viewports } from './support/site.ts';

// another machine's fonts and rasterizer differ by a few edge pixels; a moved line or a lost color by far more
const tolerance = { maxDiffPixelRatio: 0.02, animations: 'disabled' } as const;

for (const { name, path } of allRoutes) {
  for (const viewport of viewports) {
    test(`${name} at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, tolerance);
    });
  }
}

test('the menu', async ({ page }) => {
  await page.setViewportSize(viewports[0]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page).toHaveScreenshot('menu-390.png', tolerance);
});

for (const viewport of viewports) {
  test(`the quote dialog at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/team');
    await page
      .getByRole('link', { name: 'Quote', exact: false })
      .and(page.locator('[data-quote]:visible'))
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveScreenshot(`quote-${viewport.width}.png`, tolerance);
  });
}

test('the printed capability statement', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/capability-statement');
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot('statement-print.png', tolerance);
});
