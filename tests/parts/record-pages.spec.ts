import { programs } from 'records:programs';
import { recordPageWords } from 'words:parts';
import type { RouteName } from '#content/values/addresses.ts';
import { readAttribute } from '#server/messages/fill-page.ts';
import { openPositions } from '#src/views/careers.ts';
import { careersForm } from '#src/views/forms.ts';
import { pageTitle } from '#src/views/paths.ts';
import { projectViews } from '#src/views/record-pages/project.ts';
import { routes } from '#src/views/routes.ts';
import { elementsIn, textOf } from '../pages/markup.ts';
import { dropdown, pageForm } from '../support/form.ts';
import { expect, hydrate, onePageOfEach, openHydrated, readText, test } from '../support/site.ts';

// what a page of a record says is asked in records.spec.ts, and that it is listed and linked in pages/html.spec.ts

test('a page of a record says where it is: in menu, trail and title block', async ({ page }) => {
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

test('there and back without a reload, each with its own title', async ({ page, guard }) => {
  const [route] = onePageOfEach;
  if (!route) throw new Error('No record has a page');
  const headline = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/projects');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('article').getByRole('link', { name: route.label, exact: true }).click();
  await expect(page).toHaveTitle(pageTitle(route));
  expect(await readText(headline)).toBe((await projectViews[route.id]?.())?.headline);
  await page.getByRole('navigation', { name: recordPageWords.trail }).getByRole('link').click();
  await expect(page).toHaveTitle(pageTitle(routes.projects));
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  await test.step('an address that names no record answers as every missing page, and stays so', async () => {
    guard.allow(/404/);
    for (const path of ['/projects/no-such-project', '/careers/constructor']) {
      expect((await page.goto(path))?.status()).toBe(404);
      const before = await readText(headline);
      await hydrate(page);
      expect(await readText(headline)).toBe(before);
    }
  });
});

test('the form of a position’s page has it chosen, that of a program names it', async ({ page, request }) => {
  for (const { id } of openPositions) {
    const html = await (await request.get(`/careers/${id}`)).text();
    const chosen = elementsIn(html).filter((one) => readAttribute(one, 'selected') !== undefined);
    expect(chosen.map((option) => readAttribute(option, 'value'))).toContain(id);
  }
  for (const { id, title } of programs) {
    const html = await (await request.get(`/training/${id}`)).text();
    const areas = elementsIn(html, 'main').filter(({ tagName }) => tagName === 'textarea');
    expect(areas.map(textOf).join()).toContain(title);
  }
  const wanted = openPositions.at(-1);
  if (!wanted) return;
  await openHydrated(page, `/careers/${wanted.id}`);
  const { label, options } = careersForm.fields.position;
  const option = options.find(({ value }) => value === wanted.id);
  await expect(await dropdown(pageForm(page), label)).toHaveText(String(option?.label));
});
