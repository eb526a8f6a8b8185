import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { recordRoutes } from '#content/addresses/record-routes.ts';
import { shell } from '#content/words/shell.ts';
import { menuButton } from '../support/shell.ts';
import {
  allRoutes,
  allScreens,
  expect,
  onePageOfEach,
  openHydrated,
  test,
  viewports,
} from '../support/site.ts';
import { nameFaults, outlineOf } from './outline.ts';

// how every page looks, and what a screen reader's list of headings and landmarks shows of it: seen and read through once, and kept

const folder = 'tests/screens';
const outlines = 'tests/outlines';
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

const outlined = [...allScreens, ...onePageOfEach];

for (const { name, path } of outlined)
  test(`the outline of ${name}`, async ({ request }) => {
    const outline = outlineOf(await (await request.get(path)).text());
    const file = `${outlines}/${name}.txt`;
    if (isRenewed()) return writeFileSync(file, outline);
    expect(outline, `The outline is another. ${remedy}`).toBe(
      existsSync(file) ? readFileSync(file, 'utf8') : '',
    );
  });

test('landmarks and articles have names that tell them apart', async ({ request }) => {
  for (const { path } of [...allScreens, ...recordRoutes])
    expect.soft(nameFaults(outlineOf(await (await request.get(path)).text())), path).toEqual([]);
});

test('every picture and outline is of something that there is, and together they are small enough to keep', () => {
  const names = [...allRoutes.map(({ name }) => name), 'quote'];
  const kept = [
    ...names.flatMap((name) => viewports.map(({ width }) => `${folder}/${name}-${width}.png`)),
    ...['menu-390.png', 'statement-print.png'].map((file) => `${folder}/${file}`),
    ...outlined.map(({ name }) => `${outlines}/${name}.txt`),
  ];
  const files = [folder, outlines].flatMap((one) => readdirSync(one).map((file) => `${one}/${file}`));
  const old = files.filter((file) => !kept.includes(file));
  // renewing takes away those of a page that is gone; the others are just being written
  if (isRenewed()) {
    for (const file of old) rmSync(file);
    return;
  }
  expect(old, `Pictures and outlines of what is gone. ${remedy}`).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(mostBytes);
});

/** Whether `npm run test:update` runs. */
function isRenewed(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots);
}

async function expectPicture(page: Page, file: string): Promise<void> {
  await expect(page, `The page looks different. ${remedy}`).toHaveScreenshot(file, tolerance);
}
