import * as shell from 'words:shell';
import type { Locator } from '@playwright/test';
import type { RouteName } from '#content/values/addresses.ts';
import { headerNavigation } from '#src/views/navigation.ts';
import { routes } from '#src/views/routes.ts';
import { installWords } from '../pages/words.ts';
import { enter } from '../support/keys.ts';
import { mainMenu, menuButton, quoteDialog } from '../support/shell.ts';
import { expect, openHydrated, test } from '../support/site.ts';

const names = [shell.app, shell.quote];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test('at every width the header holds what everybody needs, whole and clear of each other', async ({
  page,
}) => {
  await page.addInitScript(installWords, { unbroken: '', fonts: {} });
  await page.goto('/training');
  // letters that large are asked of pages at other widths
  for (const part of ['main', 'footer']) await page.locator(part).evaluate((element) => element.remove());
  for (const width of [320, 360, 390, 639, 640, 768, 1023, 1024, 1279, 1280, 1440, 1920])
    for (const size of ['100%', '200%'])
      await test.step(`at ${width} px, letters at ${size}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.locator('html').evaluate((root, fontSize) => {
          root.style.fontSize = fontSize;
        }, size);
        for (const name of names) {
          const link = page.locator('header > div > a').filter({ hasText: name });
          await expect.soft(link).toBeInViewport({ ratio: 1 });
          const box = await link.boundingBox();
          expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
        }
        expect.soft(await page.evaluate(() => window.words.ask('fit'))).toEqual([]);
      });
});

test('from 1280 px less a scrollbar all pages stand in the header; below it, and for large letters, the menu does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1248, height: 800 });
  await page.goto('/government');
  const main = mainMenu(page);
  await expect(main.getByRole('link')).toHaveText(headerNavigation.map(({ label }) => label));
  await expect(main.locator('[aria-current=page]')).toHaveText(routes.government.label);
  await expect(main.getByRole('link', { name: routes.contact.label })).toBeInViewport({ ratio: 1 });
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 1247, height: 800 });
  await expect(main).toBeHidden();
  await expect(menuButton(page)).toBeVisible();

  await test.step('with letters twice as large the menu stands in for them, and the header grows with its words', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(main).toBeVisible();
    const header = page.getByRole('banner');
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    const before = await heightOf(header);
    await page.locator('html').evaluate((root) => {
      root.style.fontSize = '200%';
    });
    await expect(main).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
    expect(await heightOf(header)).toBeGreaterThan(before);
    expect(await heightOf(header.locator('a > span').first())).toBeLessThan(await heightOf(header));
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`menu, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 640 } });

    test('opens, fits the screen, has the app, the quote and the call at its foot, and leads to a page', async ({
      page,
    }) => {
      if (javaScriptEnabled) await openHydrated(page, '/');
      else await page.goto('/');
      await menuButton(page).click();
      const menu = page.locator('#site-menu');
      await expect(menu.locator('nav a')).toHaveCount(headerNavigation.length);
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

test('the menu closes in every way and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHydrated(page, '/');
  const menu = page.locator('#site-menu');
  const icon = menuButton(page).locator('svg:visible');
  const use = icon.locator('use');
  // on its icon: the button takes the focus all the same
  const press = () => icon.click();
  for (const [way, open, close] of [
    ['Escape', () => enter(menuButton(page), { most: 8 }), () => page.keyboard.press('Escape')],
    ['a tap outside', press, () => page.locator('h1').click({ position: { x: 4, y: 4 } })],
    ['its own button', press, press],
  ] as const)
    await test.step(way, async () => {
      await expect(use).toHaveAttribute('href', /#menu$/);
      await open();
      await expect(menu).toBeVisible();
      await expect(use).toHaveAttribute('href', /#close$/);
      await expect(menuButton(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await close();
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
  await test.step('the dialog that opens over it', async () => {
    await menuButton(page).click();
    await menu.locator('a[data-dialog]').click();
    await expect(menu).toBeHidden();
    await expect(quoteDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quoteDialog(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test('a page marks in header and menu the part of the site that it belongs to, and the mark moves with the page', async ({
  page,
}) => {
  const marked = mainMenu(page).locator('[aria-current]');
  for (const route of Object.values(routes)) {
    if (!('parent' in route)) continue;
    const { label } = routes[route.parent as RouteName];
    await page.setViewportSize(desk);
    await page.goto(route.path);
    await expect(marked, route.path).toHaveText([label]);
    await expect(marked).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize(phone);
    await menuButton(page).click();
    await expect(page.locator('#site-menu [aria-current]')).toContainText([label]);
  }
  await page.setViewportSize(desk);
  await openHydrated(page, routes.services.path);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: routes.chillers.label, exact: true }).click();
  await expect(page).toHaveURL(routes.chillers.path);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  await foot.getByRole('link', { name: routes.projects.label }).click();
  await expect(marked).toHaveText([routes.projects.label]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colors, ${colorScheme}`, () => {
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
