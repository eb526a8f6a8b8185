import { allTemplates, expect, settle, test } from './support/site.ts';

/** What a phone may receive before anyone touches the page, in bytes on the wire (docs/decisions/003-budgets.md). */
const budget = { HTML: 20_000, script: 5_000, style: 15_000, fonts: 45_000, pictures: 90_000 };
/** Besides pictures: how many of those are near the first view is the browser's choice, so their bytes are limited. */
const mostRequests = 13;
const kinds: Record<string, keyof typeof budget> = {
  document: 'HTML',
  script: 'script',
  stylesheet: 'style',
  font: 'fonts',
  image: 'pictures',
};

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, serviceWorkers: 'allow' });

for (const { path } of allTemplates) {
  test(`${path} loads little, and runs no React by itself`, async ({ page }, info) => {
    const bytes: Record<string, number> = {};
    const requests: string[] = [];
    let open = true;
    page.on('response', async (response) => {
      const type = kinds[response.request().resourceType()];
      const length = Number(response.headers()['content-length']);
      if (!open) return;
      if (type !== 'pictures') requests.push(response.url());
      if (type) bytes[type] = (bytes[type] ?? 0) + length;
    });
    await page.goto(path, { waitUntil: 'load' });
    open = false;
    await info.attach('bytes', {
      body: JSON.stringify({ path, requests: requests.length, ...bytes }),
      contentType: 'application/json',
    });
    for (const [type, most] of Object.entries(budget)) {
      expect(bytes[type] ?? 0, `${type} of ${path}`).toBeLessThanOrEqual(most);
    }
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests);
    // the application is fetched by then, and lies there
    await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
    await settle(page);
    const marks = await page.locator('#root').evaluate((root) => Object.keys(root));
    expect(marks.filter((key) => key.startsWith('__react'))).toEqual([]);
  });
}
