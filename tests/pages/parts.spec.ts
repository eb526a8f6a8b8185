import { serviceArea } from 'records:service-area';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#content/addresses/routes.ts';
import { countyNames } from '#content/facts/counties.ts';
import { countyCount, homeCounties } from '#content/facts/places.ts';
import { services } from '#content/facts/services.ts';
import { featureCard } from '#content/words/feature-card.ts';
import { mainMenu, menuButton } from '../support/shell.ts';
import { expect, settle, test } from '../support/site.ts';

// what single parts owe to whoever points at them, taps them, or sees other colors

const home = [...serviceArea.homeCounties].sort();
const others = countyNames.filter((name) => !home.includes(name));
const statewide = ['/government', '/residential', '/contact'];

test.describe('the map of counties', () => {
  // no script names a county: pointer and style do
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('names each county under the pointer, and only that one', async ({ page }) => {
    await page.goto('/government');
    const map = mapOf(page.getByRole('main'));
    await map.scrollIntoViewIfNeeded();
    const points = await map.evaluate(innerPoints);
    expect(points.map(({ name }) => name).sort()).toEqual([...countyNames].sort());
    expect(points.filter(({ point }) => point === null).map(({ name }) => name)).toEqual([]);
    for (const { name, point } of points) {
      if (!point) continue;
      await page.mouse.move(point.x, point.y);
      expect(await map.evaluate(shownNames), name).toEqual([name]);
    }
    await page.mouse.move(2, 2);
    expect(await map.evaluate(shownNames)).toEqual([]);
  });

  for (const path of [...statewide, '/subcontractors']) {
    test(`tells on ${path} which counties are home, in color and in words`, async ({ page }) => {
      await page.goto(path);
      const map = mapOf(page.getByRole('main'));
      await expect(map).toHaveAccessibleName(new RegExp(homeCounties));
      const fills = await map.evaluate((svg) =>
        [...svg.querySelectorAll('g:has(> path + text)')].map((county) => ({
          name: county.querySelector(':scope > text')?.textContent ?? '',
          fill: getComputedStyle(county).fill,
        })),
      );
      const homeFill = fills.find(({ name }) => name === home[0])?.fill;
      const marked = fills.filter(({ fill }) => fill === homeFill).map(({ name }) => name);
      expect(marked.sort()).toEqual(home);
      for (const name of home) {
        await expect(map.locator('text').filter({ hasText: name, visible: true })).toHaveCount(1);
      }
    });
  }

  for (const path of statewide) {
    test(`has on ${path} a list of all of them beside it, home counties in bold`, async ({ page }) => {
      await page.goto(path);
      const items = page.getByRole('main').locator('li');
      const names = (await items.allTextContents()).filter((text) =>
        (countyNames as readonly string[]).includes(text),
      );
      expect([...new Set(names)].sort()).toEqual([...countyNames].sort());
      expect(names.length - (path === '/residential' ? home.length : 0)).toBe(countyCount);
      expect((await items.locator('strong').allTextContents()).sort()).toEqual(home);
    });
  }
});

test('on a phone a tap names the county', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/residential');
  const map = mapOf(page.getByRole('main'));
  await map.scrollIntoViewIfNeeded();
  // what lies above it has been drawn by then, and moves it no more
  await settle(page);
  const points = await map.evaluate(innerPoints);
  for (const name of [...others.slice(-1), ...home.slice(-1), ...others.slice(0, 1)]) {
    const point = points.find((county) => county.name === name)?.point;
    if (!point) throw new Error(`${name} cannot be tapped`);
    await page.touchscreen.tap(point.x, point.y);
    await expect.poll(() => map.evaluate(shownNames)).toEqual([name]);
  }
  await context.close();
});

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

  for (const width of [390, 1440])
    test(`is its link as a whole at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      for (const { title } of linked) expect(await missesOf(cardOf(page, title)), title).toEqual([]);
      const [{ title, route }] = linked.slice(-1) as typeof linked & [(typeof linked)[number]];
      await cardOf(page, title).click({ position: { x: 12, y: 12 } });
      await expect(page).toHaveURL(routes[route].path);
    });

  test('is two columns wide where it is featured, from tablets on', async ({ page }) => {
    const featured = services.filter(({ variant }) => variant === 'featured');
    const plain = services.filter(({ variant }) => variant !== 'featured');
    test.skip(!featured[0] || !plain[0], 'the home page has no two kinds of cards');
    await page.goto('/');
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [wide = 0, narrow = 1] = await Promise.all(
        [featured, plain].map(async ([card]) => (await cardOf(page, card?.title ?? '').boundingBox())?.width),
      );
      expect(Math.round(wide / narrow), `columns at ${width}`).toBe(columns);
    }
  });
});

test('the number to call stands on one line, however it is rounded', async ({ page }) => {
  await page.goto(routes.contact.path);
  await page.evaluate(() => document.fonts.ready);
  const numbers = page.locator('main').getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
  for (let width = 320; width <= 430; width += 5) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await numbers.evaluateAll((links) =>
      links
        .filter((link) => Number.parseFloat(getComputedStyle(link).fontSize) > 32)
        .map(({ children }) => new Set([...children].map((part) => part.getBoundingClientRect().top)).size),
    );
    expect.soft(new Set(lines), `lines at ${width}`).toEqual(new Set([1]));
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colors, ${colorScheme}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    test('the current page looks different from the others, in the header and in the menu', async ({
      page,
    }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const list = width === 390 ? page.locator('#site-menu') : mainMenu(page);
        const shots: Buffer[] = [];
        for (const path of ['/careers', '/team']) {
          await page.goto(path);
          if (width === 390) await menuButton(page).click();
          shots.push(await list.getByRole('link', { name: routes.team.label }).screenshot());
        }
        expect(shots[0]?.equals(shots[1] as Buffer), `at ${width}`).toBe(false);
      }
    });

    test('a closed biography shows the sign that opens it', async ({ page }) => {
      await page.goto('/team');
      const { x, y, width } = (await page.locator('main summary').last().boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
      };
      const clip = { x: x + width - 28, y: y + 4, width: 24, height: 24 };
      const { channels } = await sharp(await page.screenshot({ clip, fullPage: true }))
        .grayscale()
        .stats();
      expect(channels[0]?.max ?? 0).toBeGreaterThan((channels[0]?.min ?? 0) + 128);
    });
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
    const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
      [top + 6, (top + bottom) / 2, bottom - 6].map((y) => [x, y] as const),
    );
    return points
      .filter(([x, y]) => document.elementFromPoint(x, y) !== link)
      .map(([x, y]) => `${Math.round(x - left)}, ${Math.round(y - top)}`);
  });
}

function mapOf(main: Locator): Locator {
  return main.getByRole('img', { name: /^map/i }).first();
}

/** A point of the window inside each county, clear of its borders, that nothing else covers. */
function innerPoints(svg: Element): { name: string; point: { x: number; y: number } | null }[] {
  return [...svg.querySelectorAll('g:has(> path + text)')].map((county) => {
    const path = county.querySelector('path') as SVGPathElement;
    const name = county.querySelector('text')?.textContent ?? '';
    const { left, right, top, bottom } = path.getBoundingClientRect();
    for (let y = Math.ceil(top); y < bottom; y += 2) {
      for (let x = Math.ceil(left); x < right; x += 2) {
        const around = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => [x + dx, y + dy] as const));
        if (around.every(([nearX, nearY]) => document.elementFromPoint(nearX, nearY) === path))
          return { name, point: { x, y } };
      }
    }
    return { name, point: null };
  });
}

/** The names that the map shows of its own accord: not those that always stand on it. */
function shownNames(svg: Element): string[] {
  return [...svg.querySelectorAll('g:has(> path + text) > text')]
    .filter((text) => getComputedStyle(text).visibility === 'visible')
    .map((text) => text.textContent ?? '');
}
