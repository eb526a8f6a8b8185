import sharp from 'sharp';
import { routes } from '#content/addresses/routes.ts';
import { mainMenu, menuButton } from '../support/shell.ts';
import { expect, test } from '../support/site.ts';

// what tests/pages cannot ask of every page: letters that are rounded, and colors that a visitor chose

test('the number to call stands on one line, however it is rounded', async ({ page }) => {
  await page.goto(routes.contact.path);
  await page.evaluate(() => document.fonts.ready);
  const numbers = page.locator('main').getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
  for (let width = 320; width <= 430; width += 5) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await numbers.evaluateAll((links) =>
      links
        .filter((link) => Number.parseFloat(getComputedStyle(link).fontSize) > 32)
        .map(({ children }) => new Set([...children].map((part) => part.getBoundingClientRect().top)).size),
    );
    expect.soft(new Set(lines), `lines at ${width}`).toEqual(new Set([1]));
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colors, ${colorScheme}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    test('the current page looks different from the others, in the header and in the menu', async ({
      page,
    }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const list = width === 390 ? page.locator('#site-menu') : mainMenu(page);
        const shots: Buffer[] = [];
        for (const path of ['/careers', '/team']) {
          await page.goto(path);
          if (width === 390) await menuButton(page).click();
          shots.push(await list.getByRole('link', { name: routes.team.label }).screenshot());
        }
        expect(shots[0]?.equals(shots[1] as Buffer), `at ${width}`).toBe(false);
      }
    });

    test('a closed biography shows the sign that opens it', async ({ page }) => {
      await page.goto('/team');
      const box = await page.locator('main summary').last().boundingBox();
      if (!box) throw new Error('No biography is closed');
      const clip = { x: box.x + box.width - 28, y: box.y + 4, width: 24, height: 24 };
      const { channels } = await sharp(await page.screenshot({ clip, fullPage: true }))
        .grayscale()
        .stats();
      expect(channels[0]?.max ?? 0).toBeGreaterThan((channels[0]?.min ?? 0) + 128);
    });
  });
