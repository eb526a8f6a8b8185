import { serviceArea } from 'records:service-area';
import { counties as countyCount, homeCounties } from 'words:facts';
import type { Page } from '@playwright/test';
import { countyNames } from '#src/views/identity.ts';
import { expect, test } from '../support/site.ts';

const home = [...serviceArea.homeCounties].sort();
const counties: readonly string[] = countyNames;

// no script names a county: pointer and style do
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('the map names each county under the pointer, and only that one', async ({ page }) => {
  await page.goto('/government');
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const points = await map.evaluate(innerPoints);
  expect(points.map(({ name }) => name).sort()).toEqual([...countyNames].sort());
  for (const { name, point } of points) {
    expect(point, `a point of ${name} that nothing covers`).not.toBeNull();
    if (point) await page.mouse.move(point.x, point.y);
    expect(await map.evaluate(shownNames), name).toEqual([name]);
  }
  await page.mouse.move(2, 2);
  expect(await map.evaluate(shownNames)).toEqual([]);
});

test('the map tells which counties are home, and has a list of all beside it', async ({ page }) => {
  for (const path of ['/government', '/residential', '/contact', '/subcontractors'])
    await test.step(path, async () => {
      await page.goto(path);
      const map = mapOf(page);
      await expect(map).toHaveAccessibleName(new RegExp(homeCounties));
      const fills = await map.locator('g:has(> path + text)').evaluateAll((all) =>
        all.map((county) => ({
          name: county.querySelector(':scope > text')?.textContent ?? '',
          fill: getComputedStyle(county).fill,
        })),
      );
      const homeFill = fills.find(({ name }) => name === home[0])?.fill;
      const marked = fills.filter(({ fill }) => fill === homeFill).map(({ name }) => name);
      expect(marked.sort()).toEqual(home);
      for (const name of home)
        await expect(map.locator('text').filter({ hasText: name, visible: true })).toHaveCount(1);
      if (path === '/subcontractors') return;
      const items = page.getByRole('main').locator('li');
      const listed = (await items.allTextContents()).filter((text) => counties.includes(text));
      expect([...new Set(listed)].sort()).toEqual([...counties].sort());
      expect(listed.length - (path === '/residential' ? home.length : 0)).toBe(Number(countyCount));
      expect((await items.locator('strong').allTextContents()).sort()).toEqual(home);
    });
});

function mapOf(page: Page) {
  return page.getByRole('main').getByRole('img', { name: /^map/i }).first();
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
