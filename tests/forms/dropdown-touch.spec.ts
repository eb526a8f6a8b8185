import { countyNames } from '#src/views/identity.ts';
import { dropdown, labels, pageForm } from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// the list of a dropdown under a finger

const [, second = ''] = countyNames;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 640 } });

test('a tap opens it, rows are large enough, a tap chooses', async ({ page }) => {
  await openHydrated(page, '/contact');
  const trigger = await dropdown(pageForm(page), labels.county);
  const list = page.getByRole('listbox');
  const option = page.getByRole('option', { name: second, exact: true });
  const row = () => option.evaluate((element: HTMLElement) => element.offsetHeight);
  await trigger.tap();
  expect(await row()).toBeGreaterThanOrEqual(44);
  await option.tap();
  await expect(trigger).toHaveText(second);
  await expect(list).toHaveCount(0);
});

test('a list stays where a finger has scrolled it, and one without room below opens upwards', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await (await dropdown(pageForm(page), labels.county)).tap();
  const view = page.locator('[data-radix-select-viewport]');
  await view.evaluate((element) => element.scrollTo({ top: 200 }));
  await settle(page);
  expect(await view.evaluate((element) => element.scrollTop)).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/careers');
  const trigger = await dropdown(pageForm(page), labels.position);
  await trigger.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 600));
  await trigger.tap();
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  expect(await view.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('a long list stays 10 px clear of the edges and scrolls by its arrows every 50 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await (await dropdown(pageForm(page), labels.county)).tap();
  const list = page.getByRole('listbox');
  const box = await list.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(10);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640 - 10);
  const scrolled = () =>
    page.locator('[data-radix-select-viewport]').evaluate((element) => element.scrollTop);
  const [row] = await page
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.locator('> [aria-hidden]').last().hover();
  const before = await scrolled();
  await page.clock.runFor(500);
  expect(await scrolled()).toBe(before + 10 * (row ?? 0));
});
