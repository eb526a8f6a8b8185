import {
  cutTexts,
  fixedParts,
  movingParts,
  sidewaysScroll,
  smallTargets,
  tabThrough,
} from './support/look.ts';
import { mainMenu, quickBar } from './support/shell.ts';
import { allScreens, expect, readText, test } from './support/site.ts';

// the same pages for other eyes, hands and papers

for (const { name, path } of allScreens) {
  test(`${path} suits small hands, large letters, still eyes and paper`, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect.soft(await page.evaluate(smallTargets), 'targets under 24 px').toEqual([]);
    expect.soft(await page.evaluate(movingParts), 'motion, though less was asked for').toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await page.evaluate(sidewaysScroll), 'pixels to scroll at twice the text size').toBe(0);
    expect.soft(await page.evaluate(cutTexts), 'texts cut at twice their size').toEqual([]);

    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    await expect.soft(mainMenu(page)).toBeHidden();
    await expect.soft(quickBar(page)).toBeHidden();
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await readText(page.locator('body')), 'on paper').toMatch(/(license|contractor) no\.:? \S/i);
    expect.soft(await page.evaluate(fixedParts), 'what would lie over every sheet of paper').toEqual([]);
  });

  test(`${path} never hides what has the focus behind its header or bar`, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await tabThrough(page)).toEqual([]);
  });
}

test('prints on A4 with half an inch around', async ({ page }) => {
  await page.goto('/government');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = pdf.match(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.style.margin),
  );
  expect(margins).toEqual(['0.5in']);
});
