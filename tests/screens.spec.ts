import { readdirSync, rmSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shell } from '#content/words/shell.ts';
import { menuButton } from './support/shell.ts';
import { allRoutes, expect, openHydrated, test, viewports } from './support/site.ts';

const folder = 'tests/screens';
const mostBytes = 8_000_000;
const remedy = 'If that is meant: npm run test:update';

// another machine's fonts and rasterizer differ by a few edge pixels; a moved line or a lost color by far more
const tolerance = { maxDiffPixelRatio: 0.02, animations: 'disabled' } as const;

for (const { name, path } of allRoutes) {
  for (const viewport of viewports) {
    test(`${name} at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // who answers now is said by the clock
      await page.clock.setFixedTime(new Date('2026-11-18T15:00:00Z'));
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expectPicture(page, `${name}-${viewport.width}.png`);
    });
  }
}

test('the menu', async ({ page }) => {
  await page.setViewportSize(viewports[0]);
  await page.goto('/');
  await menuButton(page).click();
  await expectPicture(page, 'menu-390.png');
});

for (const viewport of viewports) {
  test(`the quote dialog at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/team');
    await page
      .getByRole('link', { name: shell.bar.quote, exact: false })
      .and(page.locator('[data-dialog]:visible'))
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPicture(page, `quote-${viewport.width}.png`);
  });
}

test('the printed capability statement', async ({ page }) => {
  // A4 between its margins of half an inch: what the sheet fills
  await page.setViewportSize({ width: 698, height: 1026 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/capability-statement');
  await page.evaluate(() => document.fonts.ready);
  await expectPicture(page, 'statement-print.png');
});

test('every picture is of something that there is, and together they are small enough to keep', () => {
  const pictures = [
    ...[...allRoutes.map(({ name }) => name), 'quote'].flatMap((name) =>
      viewports.map(({ width }) => `${name}-${width}.png`),
    ),
    'menu-390.png',
    'statement-print.png',
  ];
  const isOld = (file: string) => !pictures.includes(file);
  // renewing the pictures takes away those of a page that is gone; the others are just being written
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    for (const file of readdirSync(folder).filter(isOld)) rmSync(`${folder}/${file}`);
    return;
  }
  expect(readdirSync(folder).filter(isOld), `Pictures of what is gone. ${remedy}`).toEqual([]);
  const sizes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
});

async function expectPicture(page: Page, file: string): Promise<void> {
  await expect(page, `The page looks different. ${remedy}`).toHaveScreenshot(file, tolerance);
}
