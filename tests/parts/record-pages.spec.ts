import { programs } from 'records:programs';
import { recordPageWords } from 'words:parts';
import type { RouteName } from '#content/values/addresses.ts';
import { openPositions } from '#src/views/careers.ts';
import { careersForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { containing, dropdown, pageForm } from '../support/form.ts';
import { expect, onePageOfEach, openHydrated, test } from '../support/site.ts';

// that a page of a record is listed and linked is asked in pages/html.spec.ts, an address of none in shell/pages.spec.ts

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

test('a form knows what somebody comes for: a program, a position, financing', async ({ page }) => {
  for (const { id, title } of programs) {
    await page.goto(`/training/${id}`);
    await expect(pageForm(page).locator('textarea')).toHaveValue(containing(title));
  }
  const { label, options } = careersForm.fields.position;
  for (const { id } of openPositions) {
    await openHydrated(page, `/careers/${id}`);
    const option = options.find(({ value }) => value === id);
    await expect(await dropdown(pageForm(page), label)).toHaveText(String(option?.label));
  }
  await openHydrated(page, routes.residential.path);
  await page.locator('main a[href$="#financing"]').last().click();
  await expect(pageForm(page).locator('select[name=need]')).toHaveValue('financing');
  await expect(pageForm(page)).toBeInViewport();
});
