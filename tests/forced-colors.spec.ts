import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#content/addresses/routes.ts';
import { mainMenu, menuButton } from './support/shell.ts';
import { allScreens, expect, test } from './support/site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
    });

    test('the current page looks different from the others in the header', async ({ page }) => {
      const item = mainMenu(page).getByRole('link', { name: routes.team.label });
      await page.goto('/careers');
      const other = await item.screenshot();
      await page.goto('/team');
      expect((await item.screenshot()).equals(other)).toBe(false);
    });

    test('the current page looks different from the others in the menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const item = page.locator('#site-menu').getByRole('link', { name: routes.team.label });
      const shots: Buffer[] = [];
      for (const path of ['/careers', '/team']) {
        await page.goto(path);
        await menuButton(page).click();
        shots.push(await item.screenshot());
      }
      expect(shots[0]?.equals(shots[1] as Buffer)).toBe(false);
    });
  });
}

for (const { name, path } of allScreens) {
  test(`${path} keeps the words and leaders of its drawings in forced colors, light and dark`, async ({
    page,
    guard,
  }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await faintMarks(page), colorScheme).toEqual([]);
      expect.soft(await faintWords(page), colorScheme).toEqual([]);
    }
  });
}

test('a closed biography shows the sign that opens it in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/team');
  const summary = page.locator('main summary').last();
  const { x, y, width } = (await summary.boundingBox()) as Box;
  const clip = { x: x + width - 28, y: y + 4, width: 24, height: 24 };
  const shot = await page.screenshot({ clip, fullPage: true });
  const { channels } = await sharp(shot).grayscale().stats();
  expect(channels[0]?.max ?? 0).toBeGreaterThan((channels[0]?.min ?? 0) + 128);
});

const marks = 'main svg text, main [data-annotated] line';

/** Texts and leaders in drawings that do not stand out from what they lie on: the same picture is taken with and without them. */
async function faintMarks(page: Page): Promise<string[]> {
  const boxes = await boxesOf(page, marks);
  if (boxes.length === 0) return [];
  const withMarks = await pixels(page);
  await setOpacity(page, '0');
  const without = await pixels(page);
  await setOpacity(page, '');
  return named(boxes.filter((box) => contrastIn(box, withMarks, without) < 4));
}

/** Lines of HTML in drawings in which nothing stands out: the ground that forced colors lay behind words may have their color. */
async function faintWords(page: Page): Promise<string[]> {
  const boxes = await boxesOf(page, 'main svg foreignObject *');
  if (boxes.length === 0) return [];
  const shot = await pixels(page);
  return named(boxes.filter((box) => contrastWithin(box, shot) < 4));
}

/** Where the marks lie on the page, in pixels: those that are shown and have words of their own or none at all. */
async function boxesOf(page: Page, selector: string): Promise<NamedBox[]> {
  return page.evaluate((marksOf) => {
    const shown = [...document.querySelectorAll<Element>(marksOf)].filter(
      (mark) =>
        mark.checkVisibility({ visibilityProperty: true }) &&
        (mark instanceof SVGLineElement ||
          [...mark.childNodes].some((node) => node instanceof Text && node.data.trim())),
    );
    return shown.map((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark);
      const { x, y, width, height } = (mark instanceof HTMLElement ? range : mark).getBoundingClientRect();
      // a line may have no width at all
      return {
        words: mark.textContent || 'leader',
        x: x - 1,
        y: y + scrollY - 1,
        width: width + 2,
        height: height + 2,
      };
    });
  }, selector);
}

function named(boxes: readonly NamedBox[]): string[] {
  return boxes.map(({ words, x, y }) => `${words} at ${Math.round(x)}, ${Math.round(y)}`);
}

async function setOpacity(page: Page, opacity: string): Promise<void> {
  await page.locator(marks).evaluateAll((found, value) => {
    for (const mark of found as SVGElement[]) mark.style.opacity = value;
  }, opacity);
}

type Pixels = { data: Buffer; width: number };
type Box = { x: number; y: number; width: number; height: number };
type NamedBox = Box & { words: string };

async function pixels(page: Page): Promise<Pixels> {
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(shot).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** The strongest contrast between two pictures at one point of a box, as a ratio from 1 to 21. */
function contrastIn(box: Box, one: Pixels, other: Pixels): number {
  return pointsOf(box, one).reduce(
    (strongest, at) => Math.max(strongest, contrast(one.data[at] ?? 0, other.data[at] ?? 0)),
    1,
  );
}

/** The contrast between the lightest and the darkest point of a box, as a ratio from 1 to 21. */
function contrastWithin(box: Box, shot: Pixels): number {
  // what borders on the box is not the words'
  const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  const grays = pointsOf(inner, shot)
    .map((at) => shot.data[at] ?? 0)
    .sort((a, b) => a - b);
  return contrast(grays[0] ?? 0, grays.at(-1) ?? 0);
}

/** Indices of a box's points in the pixels of its page. */
function pointsOf({ x, y, width, height }: Box, { data, width: row }: Pixels): number[] {
  const points: number[] = [];
  for (let top = Math.ceil(y); top < y + height; top++) {
    for (let left = Math.ceil(x); left < x + width; left++) points.push(top * row + left);
  }
  return points.filter((at) => at < data.length);
}

function contrast(gray: number, other: number): number {
  const [low, high] = [gray, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(gray: number): number {
  const value = gray / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
