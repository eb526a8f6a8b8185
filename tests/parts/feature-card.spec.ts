import { featureCard } from 'words:parts';
import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { services } from '#src/views/services.ts';
import { expect, test } from '../support/site.ts';

test.describe('a card that leads somewhere', () => {
  const linked = services.flatMap(({ title, route }) => (route ? [{ title, route }] : []));

  test('holds one link, named after what it is about', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', { name: featureCard.more })).toHaveCount(
      linked.length,
    );
    for (const { title, route } of services) {
      const links = cardOf(page, title).getByRole('link');
      await expect(links, title).toHaveCount(route ? 1 : 0);
      if (route) await expect(links).toHaveAccessibleName(`${featureCard.more} ${title}`);
    }
  });

  test('is its link as a whole', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { title, route } of linked) {
        await page.goto('/');
        await cardOf(page, title).click({ position: { x: 12, y: 12 } });
        await expect(page).toHaveURL(routes[route].path);
      }
    }
  });
});

/** The largest element around a card's heading that holds no other. */
function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=ancestor::*[count(.//h3) = 1][last()]');
}
