import { routes } from '#content/addresses/routes.ts';
import { headerNavigation } from '#content/facts/navigation.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { shell } from '#content/words/shell.ts';
import { mainMenu, menuButton } from './support/shell.ts';
import { expect, openHydrated, test } from './support/site.ts';

test('the header lists its pages and marks the current one', async ({ page }) => {
  await page.goto('/government');
  const links = mainMenu(page).getByRole('link');
  await expect(links).toHaveText(headerNavigation.map(({ label }) => label));
  await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(routes.government.label);
});

test('Download App opens another tab without handing over this one', async ({ page }) => {
  await page.goto('/');
  const app = page.getByRole('banner').getByRole('link', { name: shell.app });
  await expect(app).toHaveAttribute('target', '_blank');
  await expect(app).toHaveAttribute('rel', /noopener/);
});

test('from 1280 px less a scrollbar all pages stand in the header, below it the menu button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1248, height: 800 });
  await page.goto('/');
  const main = mainMenu(page);
  await expect(main.getByRole('link', { name: routes.contact.label })).toBeInViewport({ ratio: 1 });
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 1247, height: 800 });
  await expect(main).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
});

test('with letters twice as large the menu stands in for them, and the header grows with its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(mainMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
  const after = await header.boundingBox();
  expect(after?.height).toBeGreaterThan(before?.height ?? 0);
  const name = await header.locator('a > span').first().boundingBox();
  expect(name?.height).toBeLessThan(after?.height ?? 0);
});

test('at 390 px the foot of a page is at most 650 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect(foot?.height).toBeLessThanOrEqual(650);
});

for (const script of [true, false]) {
  test.describe(script ? 'menu, hydrated' : 'menu, without JavaScript', () => {
    test.use({ javaScriptEnabled: script, viewport: { width: 390, height: 640 } });

    test('opens, fits the screen, and leads to a page', async ({ page }) => {
      if (script) await openHydrated(page, '/');
      else await page.goto('/');
      await menuButton(page).click();
      const menu = page.locator('#site-menu');
      await expect(menu.getByRole('link', { name: routes.contact.label })).toBeInViewport({ ratio: 1 });
      await menu.getByRole('link', { name: routes.careers.label }).click();
      await expect(page).toHaveURL('/careers');
      await expect(menu).toBeHidden();
    });
  });
}

test.describe('menu', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/');
    await menuButton(page).click();
    await expect(page.locator('#site-menu')).toBeVisible();
  });

  test.afterEach(async ({ page }) => {
    await expect(page.locator('#site-menu')).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
  });

  test('closes on a tap outside and gives the focus back', async ({ page }) => {
    await page.locator('h1').click({ position: { x: 4, y: 4 } });
  });

  test('closes on its own button', async ({ page }) => {
    await menuButton(page).click();
  });
});

test('every path change starts at the top, back and forward too', async ({ page }) => {
  await openHydrated(page, '/government');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: routes.careers.label }).click();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(routes.careers.title.replaceAll('$', '\\$')));
  await expect(page.locator('main')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goBack();
  await expect(page).toHaveURL('/government');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('so does a page that comes back as it was left, whatever the browser scrolls it to', async ({
  page,
}) => {
  await page.goto('/government');
  await page.evaluate(() => {
    scrollTo(0, 2000);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // Safari puts it back after the event
    scrollTo(0, 1000);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const hydrated of [true, false]) {
  test(`anchors land clear of the header, ${hydrated ? 'hydrated' : 'on a full load'}`, async ({ page }) => {
    if (hydrated) {
      await openHydrated(page, '/careers');
      await page.locator('main a[href$="#apply"]').first().click();
    } else {
      await page.goto('/careers#apply');
    }
    await expect
      .poll(async () => {
        const target = await page.locator('#apply').boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        return target && header ? target.y - header.height : Number.NaN;
      })
      .toBeGreaterThanOrEqual(0);
    expect((await page.locator('#apply').boundingBox())?.y).toBeLessThan(300);
  });
}

test('a new page is announced', async ({ page }) => {
  await openHydrated(page, '/');
  await mainMenu(page).getByRole('link', { name: routes.team.label }).click();
  await expect(page.locator('p[role=status]')).toContainText(routes.team.title);
});

test('a missing path answers 404 with its page, and logs the path', async ({ page, guard }) => {
  guard.allow(/404/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title);
  expect(logged.some((text) => text.includes('/no/such-page'))).toBe(true);
  await page.getByRole('link', { name: notFoundPage.home }).click();
  await expect(page).toHaveURL('/');
});

test('a missing path near a page is led to it, before and after hydration', async ({ page, guard }) => {
  guard.allow(/404/);
  const { label, path } = routes.government;
  await page.goto('/goverment-contracts');
  const near = page.locator('nearest-page').getByRole('link', { name: label });
  await expect(near).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(near).toBeVisible();
  await near.click();
  await expect(page).toHaveURL(path);
  await page.goto('/gone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title);
  await expect(page.locator('nearest-page')).toHaveText('');
});

test('a missing path reached inside the application does the same', async ({ page, guard }) => {
  guard.allow(/404/);
  await openHydrated(page, '/');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.evaluate(() => {
    history.pushState(null, '', '/gone');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title);
  await expect.poll(() => logged.filter((text) => text.includes('/gone'))).toHaveLength(1);
});
