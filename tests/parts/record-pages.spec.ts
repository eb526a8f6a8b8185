import { programs } from 'records:programs';
import { recordPageWords } from 'words:parts';
import type { RouteName } from '#content/values/addresses.ts';
import { openPositions } from '#src/views/careers.ts';
import { careersForm } from '#src/views/forms.ts';
import { pageTitle } from '#src/views/paths.ts';
import { projectViews } from '#src/views/record-pages/project.ts';
import { routes } from '#src/views/routes.ts';
import { dropdown, pageForm } from '../support/form.ts';
import { expect, hydrate, onePageOfEach, openHydrated, readText, test } from '../support/site.ts';

// what a page of a record says is asked in records.spec.ts, and that it is listed and linked in pages/html.spec.ts

test('a page of a record says where it is: in the menu, over its headline and in its title block', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path, parent, label, sheet } of onePageOfEach) {
    await page.goto(path);
    const { path: parentPath, label: parentLabel } = routes[parent as RouteName];
    await expect(page.getByRole('banner').locator('a[aria-current=true]:visible')).toHaveText(parentLabel);
    const trail = page.getByRole('navigation', { name: recordPageWords.trail });
    await expect(trail.getByRole('link', { name: parentLabel })).toHaveAttribute('href', parentPath);
    await expect(trail).toContainText(sheet);
    const block = page.getByRole('contentinfo').locator('dd');
    await expect(block.filter({ hasText: new RegExp(`^${sheet}$`) })).toBeVisible();
    await expect(block.filter({ hasText: label })).toBeVisible();
  }
});

test('there and back without a reload, each with its own title', async ({ page }) => {
  const [route] = onePageOfEach;
  if (!route) throw new Error('No record has a page');
  await openHydrated(page, '/projects');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('article').getByRole('link', { name: route.label, exact: true }).click();
  await expect(page).toHaveTitle(pageTitle(route));
  const { headline } = (await projectViews[route.id]?.()) ?? {};
  expect(await readText(page.getByRole('heading', { level: 1 }))).toBe(headline);
  await page.getByRole('navigation', { name: recordPageWords.trail }).getByRole('link').click();
  await expect(page).toHaveTitle(pageTitle(routes.projects));
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('an address that names no record answers as every missing page, and stays so', async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  for (const path of ['/projects/no-such-project', '/careers/constructor']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const before = await readText(page.getByRole('heading', { level: 1 }));
    await hydrate(page);
    expect(await readText(page.getByRole('heading', { level: 1 }))).toBe(before);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on the page of a position has it chosen, that of a program names it', async ({ page }) => {
    for (const { id } of openPositions) {
      await page.goto(`/careers/${id}`);
      await page.locator('main a[href="#apply"]').first().click();
      await expect(page).toHaveURL(/#apply$/);
      await expect(page.locator('form[name=careers] select[name=position]')).toHaveValue(id);
    }
    for (const { id, title } of programs) {
      await page.goto(`/training/${id}`);
      await expect(page.locator('form[name=training] textarea[name=message]')).toHaveValue(new RegExp(title));
    }
  });
});

test('the drawn dropdown shows the position that is chosen', async ({ page }) => {
  const wanted = openPositions.at(-1);
  test.skip(!wanted, 'there is no open position');
  if (!wanted) return;
  await openHydrated(page, `/careers/${wanted.id}`);
  const { label, options } = careersForm.fields.position;
  const option = options.find(({ value }) => value === wanted.id);
  await expect(await dropdown(pageForm(page), label)).toHaveText(String(option?.label));
});
