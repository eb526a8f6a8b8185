import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { recordRoutes } from '#content/addresses/record-routes.ts';
import { routes } from '#content/addresses/routes.ts';
import { openPositions } from '#content/facts/careers.ts';
import { positionViews } from '#content/record-pages/position.ts';
import { projectViews } from '#content/record-pages/project.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { careersForm } from '#content/words/forms.ts';
import { recordPageWords } from '#content/words/record-page.ts';
import { pageTitle } from '#src/lib/page-title.ts';
import { pageForm } from '../support/form.ts';
import { expect, hydrate, onePageOfEach, openHydrated, readText, settle, test } from '../support/site.ts';

test('every project, position and program has a page, linked from the page that lists it, and stands in the sitemap', async ({
  page,
  request,
}) => {
  expect(recordRoutes).toHaveLength(projects.length + openPositions.length + programs.length);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of recordRoutes) expect(sitemap).toContain(`${path}</loc>`);
  for (const parent of ['projects', 'careers', 'training']) {
    await page.goto(routes[parent as RouteName].path);
    const own = recordRoutes.filter((route) => route.parent === parent);
    for (const { path, label } of own) {
      const heading = page.getByRole('main').getByRole('heading', { name: label, exact: false });
      await expect(heading.locator(`a[href="${path}"]`)).toHaveAccessibleName(label);
    }
  }
});

for (const { path, parent, label, sheet } of onePageOfEach) {
  test(`${path} says where it is: in the menu, over its headline and in its title block`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const { path: parentPath, label: parentLabel } = routes[parent as RouteName];
    await expect(page.getByRole('banner').locator('a[aria-current=true]:visible')).toHaveText(parentLabel);
    const trail = page.getByRole('navigation', { name: recordPageWords.trail });
    await expect(trail.getByRole('link', { name: parentLabel })).toHaveAttribute('href', parentPath);
    await expect(trail).toContainText(sheet);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('dd', { hasText: new RegExp(`^${sheet}$`) })).toBeVisible();
    await expect(footer.locator('dd', { hasText: label })).toBeVisible();
  });
}

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

test('a page brings the browser its own record alone', async ({ page }) => {
  const [own, ...others] = await Promise.all(Object.values(projectViews).map((load) => load()));
  test.skip(others.length === 0, 'there are no two projects');
  if (!own) return;
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openHydrated(page, own.route.path);
  await settle(page);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain(own.headline);
  for (const { headline } of others) expect(code).not.toContain(headline);
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

  test('the form of a position’s page has it chosen', async ({ page }) => {
    for (const { id } of openPositions) {
      await page.goto(`/careers/${id}`);
      await page.locator('main a[href="#apply"]').first().click();
      await expect(page).toHaveURL(/#apply$/);
      await expect(page.locator('form[name=careers] select[name=position]')).toHaveValue(id);
    }
  });

  test('a position stands with what it pays, asks and leads to', async ({ page }) => {
    for (const load of Object.values(positionViews)) {
      const { route, pay, demands, facts } = await load();
      await page.goto(route.path);
      const main = page.getByRole('main');
      await expect(main).toContainText(pay.range);
      for (const { value } of facts) await expect(main).toContainText(value, { useInnerText: true });
      for (const item of demands.flatMap(({ items }) => items)) await expect(main).toContainText(item);
    }
  });

  test('the form of a program’s page names it', async ({ page }) => {
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
  await settle(page);
  const form = pageForm(page);
  const option = careersForm.fields.position.options.find(({ value }) => value === wanted.id);
  await expect(form.getByRole('combobox', { name: careersForm.fields.position.label })).toHaveText(
    String(option?.label),
  );
});
