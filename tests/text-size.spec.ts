import type { Page } from '@playwright/test';
import { cutTexts, sidewaysScroll } from './support/look.ts';
import { overlappingTexts } from './support/overlap.ts';
import { quickBar } from './support/shell.ts';
import { allScreens, expect, onePageOfEach, settle, test } from './support/site.ts';

// the same words for readers who need them larger, further apart, or in a small window: none cut, over another, or sideways

const pages = [...allScreens, ...onePageOfEach];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of pages) {
  // the address of a page that is missing is told by the console
  test.describe(name, () => {
    test.beforeEach(({ guard }) => {
      if (name === 'notFound') guard.allow(/404/);
    });

    test(`${path} keeps its words with the text spacing of WCAG 1.4.12`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(spread);
      for (const width of [390, 1280, 1366]) {
        await page.setViewportSize({ width, height: 844 });
        await expectWhole(page, `at ${width}`);
      }
    });

    test(`${path} keeps its words with letters twice as large, by the browser's own setting`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await setLetters(page, 32);
        await expectWhole(page, `at ${width}`);
      }
    });

    test(`${path} keeps its words in a small window`, async ({ page }) => {
      await page.goto(path);
      for (const [what, width, height] of [
        ['at 320 px', 320, 640],
        // of 1280×1024
        ['zoomed to 400 %', 320, 256],
        ['on a phone on its side', 844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectWhole(page, what);
        const parts = [page.getByRole('banner'), quickBar(page)];
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        const taken = boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
        expect.soft(taken, `header and bar take, ${what}`).toBeLessThanOrEqual(height / 2);
      }
    });
  });
}

async function expectWhole(page: Page, when: string): Promise<void> {
  await page.evaluate(drawAll);
  await settle(page);
  expect.soft(await page.evaluate(sidewaysScroll), `pixels to scroll sideways ${when}`).toBe(0);
  expect.soft(await page.evaluate(cutTexts), `texts cut ${when}`).toEqual([]);
  expect.soft(await page.evaluate(overlappingTexts), `texts over each other ${when}`).toEqual([]);
}

/** Also what lies far below: its last layout may be one of another width. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** As a reader's own style sheet does; a constructed one, which the site's policy lets in. */
function spread(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The browser's own setting, of which `rem` in the conditions of styles knows too; the root's own size would not tell them. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(root, 'the size of the root').toBe(`${standard}px`);
}
