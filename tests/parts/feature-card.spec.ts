import { featureCard } from 'words:parts';
import { routes } from '#src/views/routes.ts';
import { services } from '#src/views/services.ts';
import { expect, test } from '../support/site.ts';

test('a card holds one link, named after what it is about, and is it as a whole', async ({ page }) => {
  const main = page.getByRole('main');
  const linked = services.flatMap(({ title, route }) => (route ? [{ title, route }] : []));
  /** The largest element around a card's heading that holds no other. */
  const cardOf = (title: string) =>
    main
      .getByRole('heading', { name: title, exact: true })
      .locator('xpath=ancestor::*[count(.//h3) = 1][last()]');
  await page.goto('/');
  await expect(main.getByRole('link', { name: featureCard.more })).toHaveCount(linked.length);
  for (const { title } of linked)
    await expect(cardOf(title).getByRole('link')).toHaveAccessibleName(`${featureCard.more} ${title}`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { title, route } of linked) {
      const corner = await cardOf(title).evaluate((card) => {
        card.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top } = card.getBoundingClientRect();
        return document.elementFromPoint(left + 12, top + 12)?.closest('a')?.pathname;
      });
      expect(corner, `${title} at ${width} px`).toBe(routes[route].path);
    }
  }
});
