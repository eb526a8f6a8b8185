import { formWords } from 'words:forms';
import { routes } from '#src/views/routes.ts';
import { labels, pageForm } from '../support/form.ts';
import { mainMenu, menuButton, quoteDialog, quoteLink } from '../support/shell.ts';
import { expect, hydrate, openHydrated, test } from '../support/site.ts';

// that no React runs before intent is asked of every page in pages/load.spec.ts

test.describe('a tap 50 ms after load, with 150 ms on every response', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.goto('/');
    // the moment itself: a visitor who is this quick
    await page.waitForTimeout(50);
  });

  test('on Get Quote opens one dialog', async ({ page }) => {
    await quoteLink(page).click();
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
});

for (const isTranslated of [false, true])
  test(`what is typed, and where, survives hydration${isTranslated ? ', when a translation has changed the page' : ''}`, async ({
    page,
    guard,
  }) => {
    if (isTranslated) guard.allow(/hydrat|Minified React error/i);
    await page.goto('/careers');
    const head = page.getByRole('heading', { level: 1 });
    if (isTranslated)
      await head.evaluate((heading) => {
        heading.textContent = 'Un oficio, no un trabajo';
      });
    const name = pageForm(page).getByLabel(labels.name);
    await name.evaluate((input: HTMLInputElement) => {
      input.value = 'Ana Ñandú';
      input.focus();
      input.setSelectionRange(2, 4);
    });
    await hydrate(page);
    await expect(head).not.toHaveText('Un oficio, no un trabajo');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Ana Ñandú');
    if (isTranslated) return;
    const selected = name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    expect(await selected).toEqual([2, 4]);
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

for (const approach of ['hover', 'touchstart'] as const)
  test(`after hydration ${approach} on a link fetches its page, and the click needs nothing more, nor a full load`, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes.careers.label });
    const fetched = page.waitForResponse(/careers-page.*\.js/);
    if (approach === 'hover') await link.hover();
    else await link.dispatchEvent('touchstart');
    await (await fetched).finished();
    const late: string[] = [];
    page.on('request', (request) => late.push(request.url()));
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(late.filter((url) => url.includes('careers-page'))).toEqual([]);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
