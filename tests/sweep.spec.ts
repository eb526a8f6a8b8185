import { createRequire } from 'node:module';
import { HtmlValidate } from 'html-validate';
import { recordRoutes } from '#content/addresses/record-routes.ts';
import { routes } from '#content/addresses/routes.ts';
import { pageTitle } from '#src/lib/page-title.ts';
import { allRoutes, expect, openHydrated, test, viewports } from './support/site.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements and boolean attributes in its own, valid way
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
    // Radix, the popover and the native elements name these roles on purpose
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
  },
});

const pages = [...allRoutes.map(({ name }) => routes[name]), ...recordRoutes];

for (const route of pages) {
  const { path } = route;
  test.describe(path, () => {
    test('is valid HTML, complete before any script', async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) => result.messages);
      expect(
        messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`),
      ).toEqual([]);
      expect(html).toContain(`<title>${pageTitle(route).replaceAll('&', '&amp;')}</title>`);
      expect(html).not.toMatch(/<script(?![^>]*type="application\/ld\+json")[^>]*>[^<]/);
      expect(html).not.toContain('modulepreload');
    });

    test('has one h1, ordered headings, its landmarks, and passes axe', async ({ page }) => {
      await page.addInitScript({ path: axeFile });
      for (const viewport of [viewports[0], viewports[2]]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        const violations = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: typeof import('axe-core') };
          const { violations: found } = await axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          });
          return found.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
          );
        });
        expect(violations).toEqual([]);
      }
    });

    test('every link and anchor leads somewhere', async ({ page, request }) => {
      await page.goto(path);
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const origin = new URL(page.url()).origin;
      for (const href of new Set(hrefs)) {
        const url = new URL(href);
        if (url.origin !== origin) continue;
        const target = await request.get(url.pathname);
        expect(target.status(), `${path} links to ${href}`).toBe(200);
        if (url.hash)
          expect(await target.text(), `${path} links to ${href}`).toContain(`id="${url.hash.slice(1)}"`);
      }
    });

    test('says the same without JavaScript, and hydrates without a warning', async ({
      browser,
      page,
      baseURL,
    }) => {
      const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
      const without = await still.newPage();
      await without.goto(path);
      const before = await without.evaluate(mainText);
      await still.close();
      await openHydrated(page, path);
      const after = await page.evaluate(mainText);
      expect(after).toBe(before);
    });

    test('fits every width without scrolling sideways', async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBe(0);
      }
    });
  });
}

/** The text of the page; dropdowns, which are the one thing that script replaces, left out. */
function mainText(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const dropdown of main.querySelectorAll('form :has(> select)')) dropdown.remove();
  return main.textContent;
}
