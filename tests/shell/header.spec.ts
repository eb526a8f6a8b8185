import * as shell from 'words:shell';
import { headerNavigation } from '#src/views/navigation.ts';
import { routes } from '#src/views/routes.ts';
import { wordFaults } from '../pages/words.ts';
import { mainMenu, menuButton } from '../support/shell.ts';
import { expect, hydrate, test } from '../support/site.ts';

// that the menu closes in every way and gives the focus back, three engines show in lab/engines/menu.test.ts

const names = [shell.app, shell.quote];

test('at every width the header holds what everybody needs, whole', async ({ page }) => {
  await page.goto('/government');
  const main = mainMenu(page);
  await expect(main.getByRole('link')).toHaveText(headerNavigation.map(({ label }) => label));
  await expect(main.locator('[aria-current=page]')).toHaveText(routes.government.label);
  // what is below it is asked of pages at other widths
  for (const part of ['main', 'footer']) await page.locator(part).evaluate((element) => element.remove());
  // from 1280 px less a scrollbar all pages stand in it, below that the menu does
  for (const width of [320, 639, 640, 1023, 1024, 1247, 1248, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(main).toBeVisible({ visible: width >= 1248 });
      await expect(menuButton(page)).toBeVisible({ visible: width < 1248 });
      for (const name of names) {
        const link = page.locator('header > div > a').filter({ hasText: name });
        await expect.soft(link).toBeInViewport({ ratio: 1 });
        const box = await link.boundingBox();
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      }
      expect.soft(await page.evaluate(wordFaults, { what: 'fit' as const, unbroken: '' })).toEqual([]);
    });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`menu, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 640 } });

    test('opens, fits the screen, offers app, quote and call, and leads to a page', async ({ page }) => {
      await page.goto('/');
      const icon = menuButton(page).locator('svg:visible use');
      await expect(icon).toHaveAttribute('href', /#menu$/);
      await menuButton(page).click();
      await expect(icon).toHaveAttribute('href', /#close$/);
      const menu = page.locator('#site-menu');
      // it was open before, and stays so
      if (javaScriptEnabled) await hydrate(page);
      for (const name of names) await expect(menu.locator('a').filter({ hasText: name })).toBeVisible();
      await expect(menu.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
      const icons = await menu
        .locator('li svg use')
        .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1]));
      expect(icons).toEqual(headerNavigation.map(({ icon }) => icon));
      await expect(menu.getByRole('link', { name: routes.contact.label })).toBeInViewport({ ratio: 1 });
      await menu.getByRole('link', { name: routes.careers.label }).click();
      await expect(page).toHaveURL(routes.careers.path);
      await expect(menu).toBeHidden();
    });
  });

test('the current page looks different from the others in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shots: Buffer[] = [];
  for (const path of ['/careers', '/team']) {
    await page.goto(path);
    shots.push(await mainMenu(page).getByRole('link', { name: routes.team.label }).screenshot());
  }
  expect(shots[0]?.equals(shots[1] as Buffer)).toBe(false);
});
