import { routes } from '#content/addresses/routes.ts';
import { formWords } from '#content/words/forms.ts';
import { shell } from '#content/words/shell.ts';
import { labels, pageForm } from '../support/form.ts';
import { mainMenu, menuButton, quickBar, quoteDialog, quoteLink } from '../support/shell.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

const reactRan = () =>
  Object.keys(document.getElementById('root') as HTMLElement).some((key) => key.startsWith('__react'));

test('before idle the only script is boot, and no React runs before intent', async ({ page }) => {
  const scripts: { url: string; early: boolean }[] = [];
  let loaded = false;
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
      scripts.push({ url: new URL(request.url()).pathname, early: !loaded });
    }
  });
  await page.goto('/');
  loaded = true;
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await settle(page);
  // a browser checks what is prefetched against default-src
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  const early = scripts.filter((script) => script.early).map((script) => script.url);
  expect(early.every((url) => url.startsWith('/assets/boot.'))).toBe(true);
  expect(await page.evaluate(reactRan)).toBe(false);
  await page.mouse.move(200, 200);
  await expect.poll(() => page.evaluate(reactRan)).toBe(true);
});

test.describe('a tap 50 ms after load, with 150 ms on every response', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    // the moment itself: a visitor who is this quick
    await page.waitForTimeout(50);
  });

  test('on Get Quote opens one dialog', async ({ page }) => {
    await quickBar(page).getByRole('link', { name: shell.bar.quote }).click();
    await expect(quoteDialog(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('on Menu opens the menu, and it stays open', async ({ page }) => {
    const menu = page.locator('#site-menu');
    await menuButton(page).click();
    await expect(menu).toBeVisible();
    await hydrate(page);
    await expect(menu).toBeVisible();
  });

  test('on a link with a destination goes there', async ({ page }) => {
    await page.locator('main').getByRole('link', { name: routes.government.label }).first().click();
    await expect(page).toHaveURL('/government');
  });
});

test('typed text, selection and focus survive hydration', async ({ page }) => {
  await page.goto('/careers');
  const name = pageForm(page).getByLabel(labels.name);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('main form input[name=name]');
    if (input) input.value = 'Ana Ñandú';
  });
  await name.focus();
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  await hydrate(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ana Ñandú');
  expect(
    await name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([2, 4]);
});

test('what is typed and where it is typed survive when a translation has changed the page', async ({
  page,
  guard,
}) => {
  guard.allow(/hydrat|Minified React error/i);
  await page.goto('/careers');
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('main form input[name=name]');
    if (input) input.value = 'Ana Ñandú';
    const head = document.querySelector('h1');
    if (head) head.textContent = 'Un oficio, no un trabajo';
  });
  const name = pageForm(page).getByLabel(labels.name);
  await name.focus();
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Un oficio, no un trabajo');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ana Ñandú');
});

test('a page whose code cannot be loaded stays usable, and Get Quote opens its dialog', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to (load resource|fetch)/);
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto('/');
  await quoteLink(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await quoteDialog(page).getByRole('button', { name: formWords.close, exact: true }).click();
  await mainMenu(page).locator(`[href='${routes.contact.path}']`).click();
  await expect(page).toHaveURL('/contact');
});

for (const approach of ['hover', 'touchstart'] as const) {
  test(`after hydration ${approach} on a link fetches its page, and the click needs nothing more`, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes.careers.label });
    const fetched = page.waitForResponse(/careers-page.*\.js/);
    if (approach === 'hover') await link.hover();
    else await link.dispatchEvent('touchstart');
    await (await fetched).finished();
    const late: string[] = [];
    page.on('request', (request) => /\.(js|css)$/.test(request.url()) && late.push(request.url()));
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(late.filter((url) => url.includes('careers-page'))).toEqual([]);
  });
}

test('after hydration pages change without a full load', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await mainMenu(page).getByRole('link', { name: routes.careers.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/careers');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
