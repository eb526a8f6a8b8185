import { serviceArea } from 'records:service-area';
import { homeCounties } from 'words:facts';
import type { Page } from '@playwright/test';
import { countyNames } from '#src/views/identity.ts';
import { expect, test } from '../support/site.ts';

const home = [...serviceArea.homeCounties].sort();
const mapOf = (page: Page) => page.getByRole('main').getByRole('img', { name: /^map/i }).first();

// no script names a county: pointer and style do
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('the map names each county under the pointer, and only that one', async ({ page }) => {
  await page.goto('/government');
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const shown = map.locator('g > path + text').filter({ visible: true });
  const points = await map.evaluate(middles);
  expect(points.length).toBeGreaterThan(countyNames.length * 0.7);
  for (const { name, x, y } of points) {
    await page.mouse.move(x, y);
    await expect(shown, name).toHaveText([name]);
  }
  await page.mouse.move(2, 2);
  await expect(shown).toHaveCount(0);
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
      if (path === '/subcontractors') return;
      const items = page.getByRole('main').locator('li');
      const listed = (await items.allTextContents()).filter((text) => countyNames.includes(text as never));
      expect([...new Set(listed)].sort()).toEqual([...countyNames].sort());
      expect((await items.locator('strong').allTextContents()).sort()).toEqual(home);
    });
});

/** The middle of each county that has land there, and nothing over it. */
function middles(svg: Element): { name: string; x: number; y: number }[] {
  return [...svg.querySelectorAll('g:has(> path + text) > path')].flatMap((path) => {
    const { left, right, top, bottom } = path.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const name = path.nextElementSibling?.textContent ?? '';
    return document.elementFromPoint(x, y) === path ? [{ name, x, y }] : [];
  });
}
