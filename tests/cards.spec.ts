import type { Locator, Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { services } from '#content/facts/services.ts';
import { featureCard } from '#content/words/feature-card.ts';
import { expect, test } from './support/site.ts';

const linked = services.flatMap(({ title, route }) => (route ? [{ title, route }] : []));

test('a card that leads somewhere holds one link, named after what it is about', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: featureCard.more })).toHaveCount(
    linked.length,
  );
  for (const { title } of services) {
    const links = cardOf(page, title).getByRole('link');
    const isLinked = linked.some((service) => service.title === title);
    await expect(links, title).toHaveCount(isLinked ? 1 : 0);
    if (isLinked) await expect(links).toHaveAccessibleName(`${featureCard.more} ${title}`);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px the whole of a card is its link`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const { title } of linked) expect(await missesOf(cardOf(page, title)), title).toEqual([]);
  });
}

test('a click on a card’s drawing goes where its link leads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const [, card] = linked;
  if (!card) throw new Error('The home page needs two cards that lead somewhere');
  await cardOf(page, card.title).click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(routes[card.route].path);
});

test('the featured card is two columns wide from tablets on, and on a phone as wide as every card', async ({
  page,
}) => {
  const featured = services.find(({ variant }) => variant === 'featured');
  const plain = services.find(({ variant }) => variant !== 'featured');
  if (!featured || !plain) throw new Error('The home page needs a featured card and a plain one');
  await page.goto('/');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [wide, narrow] = await Promise.all(
      [featured, plain].map(async ({ title }) => (await cardOf(page, title).boundingBox())?.width ?? 0),
    );
    expect(Math.round((wide as number) / (narrow as number)), `columns at ${width} px`).toBe(columns);
  }
});

/** The largest element around a card's heading that holds no other. */
function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=ancestor::*[count(.//h3) = 1][last()]');
}

/** The points of a card, corners and middle, where a click would not hit its link. */
async function missesOf(card: Locator): Promise<string[]> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const link = element.querySelector('a');
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    const points = [left + 6, middleX, right - 6].flatMap((x) =>
      [top + 6, middleY, bottom - 6].map((y) => [x, y] as const),
    );
    return points
      .filter(([x, y]) => document.elementFromPoint(x, y) !== link)
      .map(([x, y]) => `${Math.round(x - left)}, ${Math.round(y - top)}`);
  });
}
