import type { Page } from '@playwright/test';
import { emergencyBanner } from '#content/words/emergency.ts';
import { expect, test } from './support/site.ts';

// one band: each audience has its own ground, words and buttons under the one red
const red = 'rgb(179, 38, 30)';
const white = 'rgb(253, 253, 251)';
const water = 'rgb(219, 231, 237)';
const shell = 'rgb(242, 231, 213)';

const variants = [
  { name: 'residential', path: '/residential', ground: shell, text: 1 },
  { name: 'commercial', path: '/commercial', ground: water, text: 1 },
  { name: 'government', path: '/government', ground: white, text: 0 },
] as const;

for (const { name, path, ground, text } of variants) {
  test(`the ${name} banner has a red head, a ground of its own, its promise and its buttons`, async ({
    page,
  }) => {
    await page.goto(path);
    const banner = bannerOf(page);
    await expect(banner).toHaveCSS('background-color', ground);
    const { response, figure, unit, call: words } = emergencyBanner[name];
    const promise = banner.getByText(response, { exact: true });
    expect(await promise.evaluate(groundUnder)).toBe(red);
    await expect(banner.getByText(figure, { exact: true })).toBeVisible();
    await expect(banner).toContainText([response, figure, unit].filter(Boolean).join(' '));
    await expect(banner).toContainText(emergencyBanner.conditions);
    const button = banner.getByRole('link', { name: new RegExp(`^${words} \\(\\d{3}\\)`) });
    await expect(button).toHaveCSS('background-color', red);
    await expect(button).toHaveCSS('color', white);
    await expect(banner.getByRole('link', { name: emergencyBanner.text })).toHaveCount(text);
    await expect(banner.getByText(emergencyBanner.contractNote)).toHaveCount(1 - text);
  });

  test(`the ${name} banner keeps its head apart in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const widths = await bannerOf(page).evaluate((banner) =>
      [...banner.children].map((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth)),
    );
    expect(Math.max(...widths)).toBeGreaterThan(1);
  });
}

test('a chiller that is down is a commercial emergency', async ({ page }) => {
  await page.goto('/chillers');
  await expect(bannerOf(page)).toHaveCSS('background-color', water);
});

function bannerOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('region')
    .filter({
      has: page.locator(':scope > [data-plane=red]').getByRole('heading', { level: 2 }),
      hasText: emergencyBanner.lifeSafety,
    })
    .last();
}

/** The color that an element lies on. */
function groundUnder(element: Element): string {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { backgroundColor } = getComputedStyle(part);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '';
}
