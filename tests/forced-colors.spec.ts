import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#content/routes.ts';
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
  test(`${path} keeps the words of its drawings in forced colors, light and dark`, async ({
    page,
    guard,
  }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await faintTexts(page), colorScheme).toEqual([]);
    }
  });
}

/** Texts in drawings that do not stand out from what they lie on: the same picture is taken with and without them. */
async function faintTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<SVGTextElement>('main svg text')].filter(
      (text) => text.checkVisibility({ visibilityProperty: true }) && text.textContent?.trim(),
    );
    return shown.map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return { words: text.textContent, left: x, top: y + scrollY, width, height };
    });
  });
  if (texts.length === 0) return [];
  const withTexts = await pixels(page);
  await setOpacity(page, '0');
  const without = await pixels(page);
  await setOpacity(page, '');
  return texts
    .filter((text) => contrastIn(text, withTexts, without) < 4)
    .map(({ words, left, top }) => `${words} at ${Math.round(left)}, ${Math.round(top)}`);
}

async function setOpacity(page: Page, opacity: string): Promise<void> {
  await page.evaluate((value) => {
    for (const text of document.querySelectorAll<SVGTextElement>('main svg text')) text.style.opacity = value;
  }, opacity);
}

type Pixels = { data: Buffer; width: number };
type Box = { left: number; top: number; width: number; height: number };

async function pixels(page: Page): Promise<Pixels> {
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(shot).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** The strongest contrast between two pictures at one point of a box, as a ratio from 1 to 21. */
function contrastIn({ left, top, width, height }: Box, one: Pixels, other: Pixels): number {
  let strongest = 1;
  for (let y = Math.ceil(top); y < top + height; y++) {
    for (let x = Math.ceil(left); x < left + width; x++) {
      const [a, b] = [one, other].map(({ data, width: row }) => luminance(data[y * row + x] ?? 0));
      const [low, high] = [Math.min(a as number, b as number), Math.max(a as number, b as number)];
      strongest = Math.max(strongest, (high + 0.05) / (low + 0.05));
    }
  }
  return strongest;
}

function luminance(gray: number): number {
  const value = gray / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
