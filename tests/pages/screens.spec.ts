import type { Page } from '@playwright/test';
import { menuButton } from '../support/shell.ts';
import { allRoutes, allScreens, expect, openHydrated, test } from '../support/site.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const remedy = 'If that is meant: npm run test:update';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, path } of allScreens)
  test(name, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    // who answers now is said by the clock
    await page.clock.setFixedTime(new Date('2026-11-18T15:00:00Z'));
    await page.setViewportSize(viewports[0]);
    await page.goto(path);
    if (allRoutes.some((route) => route.path === path)) await expectPictures(page, name);
    await page.setViewportSize(viewports[2]);
    const outline = await outlineOf(page);
    await test.step(`the outline of ${name}`, () =>
      expect.soft(outline, `The outline is another. ${remedy}`).toMatchSnapshot(`${name}.txt`));
  });

test('the menu', async ({ page }) => {
  await page.setViewportSize(viewports[0]);
  await page.goto('/');
  await menuButton(page).click();
  await expectPicture(page, 'menu-390.png');
});

test('the quote dialog', async ({ page }) => {
  await openHydrated(page, '/team');
  await page.locator('[data-dialog]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPictures(page, 'quote');
});

test('the printed capability statement', async ({ page }) => {
  // A4 between its margins of half an inch: what the sheet fills
  await page.setViewportSize({ width: 698, height: 1026 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/capability-statement');
  await expectPicture(page, 'statement-print.png');
});

/** The page as it stands at each width, the narrowest first: a browser that has a larger picture would keep it. */
async function expectPictures(page: Page, name: string): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expectPicture(page, `${name}-${viewport.width}.png`);
  }
}

async function expectPicture(page: Page, file: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const early = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
    await Promise.all(early.map((image) => image.decode()));
  });
  // another machine's fonts and rasterizer differ by a few edge pixels; a moved line or a lost color by far more
  await expect
    .soft(page, `The page looks different. ${remedy}`)
    .toHaveScreenshot(file, { maxDiffPixelRatio: 0.02, animations: 'disabled' });
}

const listed =
  /^( *)- '?((?:heading|banner|navigation|main|region|complementary|contentinfo|search|form|article)\b.*?)'?:?$/;

/** What a screen reader lists of a page: its landmarks and articles by their names, each with the headings in it, one a line. */
async function outlineOf(page: Page): Promise<string> {
  // what is folded away is read by whoever opens it
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      (details as HTMLDetailsElement).open = true;
    }
  });
  const tree = await page.locator('body').ariaSnapshot();
  const around: number[] = [];
  const lines = tree.split('\n').flatMap((line) => {
    const [, indent = '', words] = listed.exec(line) ?? [];
    if (!words) return [];
    while ((around.at(-1) ?? -1) >= indent.length) around.pop();
    const depth = around.length;
    if (!words.startsWith('heading')) around.push(indent.length);
    return `${'  '.repeat(depth)}${words}`;
  });
  return `${lines.join('\n')}\n`;
}
