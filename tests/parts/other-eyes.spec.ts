import { routes } from '#src/views/routes.ts';
import { mainMenu, menuButton } from '../support/shell.ts';
import { expect, test } from '../support/site.ts';

// what tests/pages cannot ask of every page that is shown in colors that a visitor chose

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
  });
