import { allTemplates, expect, settle, test } from '../support/site.ts';

// what the browser fetches by itself, and when: in a whole browser, with the service worker, as visitors have it

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

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  serviceWorkers: 'allow',
});

for (const { path } of allTemplates)
  test(`${path} loads little, nothing twice, and runs no React by itself`, async ({ page }) => {
    const bytes: Record<string, number> = {};
    const requests: string[] = [];
    const addresses: string[] = [];
    let open = true;
    page.on('request', (request) => addresses.push(request.url()));
    page.on('response', async (response) => {
      const type = kinds[response.request().resourceType()];
      const length = Number(response.headers()['content-length']);
      if (!open) return;
      if (type !== 'pictures') requests.push(response.url());
      if (type) bytes[type] = (bytes[type] ?? 0) + length;
    });
    await page.goto(path, { waitUntil: 'load' });
    open = false;
    for (const [type, most] of Object.entries(budget))
      expect.soft(bytes[type] ?? 0, type).toBeLessThanOrEqual(most);
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests);
    // the application is fetched by then, and lies there
    await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
    await settle(page);
    const marks = await page.locator('#root').evaluate((root) => Object.keys(root));
    expect.soft(marks.filter((key) => key.startsWith('__react'))).toEqual([]);
    expect.soft(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
    const ahead = await page.evaluate(() => ({
      pictures: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
        ({ href }) => href,
      ),
      shown: Array.from(document.images, ({ currentSrc }) => currentSrc),
      fonts: document.querySelectorAll('link[rel=preload][as=font]').length,
      used: [...document.fonts].filter(({ status }) => status === 'loaded').length,
    }));
    expect.soft(ahead.shown).toEqual(expect.arrayContaining(ahead.pictures));
    expect.soft(ahead.fonts, 'fonts fetched ahead').toBeGreaterThan(0);
    expect.soft(ahead.fonts, 'fonts fetched ahead').toBeLessThanOrEqual(ahead.used);
  });
