import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { allTemplates, expect, hydrate, settle, test } from '../support/site.ts';
import { serveBehind } from '../support/site-behind.ts';
import { shifted } from './look.ts';

// what the browser fetches by itself, and when: in a whole browser, with the service worker, as visitors have it

/** What a phone may receive before anyone touches the page, in bytes on the wire (docs/decisions/003-budgets.md). */
const budget = { document: 20_000, script: 5_000, stylesheet: 15_000, font: 45_000, image: 90_000 };
/** Besides pictures: how many of those are near the first view is the browser's choice, so their bytes are limited. */
const mostRequests = 13;
/** Layout shift of a mark that moves by some pixels, as when the icons come. */
const aPixel = 0.001;
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  serviceWorkers: 'allow',
});

for (const { path } of allTemplates)
  test(`${path} loads little, nothing twice, and runs no React by itself`, async ({ page }) => {
    const bytes = new Map<string, number>();
    const requests: string[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'image') requests.push(response.url());
      bytes.set(type, (bytes.get(type) ?? 0) + Number(response.headers()['content-length']));
    });
    await page.goto(path, { waitUntil: 'load' });
    page.removeAllListeners('response');
    for (const [type, most] of Object.entries(budget))
      expect.soft(bytes.get(type) ?? 0, type).toBeLessThanOrEqual(most);
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests);
    // the application is fetched by then, and lies there
    await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
    await settle(page);
    const marks = await page.locator('#root').evaluate((root) => Object.keys(root));
    expect.soft(marks.filter((key) => key.startsWith('__react'))).toEqual([]);
    expect.soft(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
    const fetched = await page
      .locator('link[rel=preload][as=image]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
    const seen = await page.evaluate(() => Array.from(document.images, ({ currentSrc }) => currentSrc));
    expect.soft(seen, 'pictures fetched ahead').toEqual(expect.arrayContaining(fetched));
    const ahead = await page.locator('link[rel=preload][as=font]').count();
    expect.soft(ahead, 'fonts fetched ahead').toBeGreaterThan(0);
    const used = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
    expect.soft(ahead, 'fonts fetched ahead').toBeLessThanOrEqual(await page.evaluate(used));
  });

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { path } of allTemplates)
    test(`${path} stands still while it comes in parts, and answers`, async ({ page, baseURL, guard }) => {
      guard.allow(/^request to http:\/\/localhost|ERR_FAILED/);
      // letters that come late are asked about in page.spec.ts
      await page.route('**/*.woff2', (route) => route.abort());
      const html = await (await page.request.get(path)).text();
      const { origin, stop } = await serveBehind(baseURL ?? '', {
        instead(response) {
          if (response.req.url !== path) return false;
          bringInParts(response, html);
          return true;
        },
      });
      await page.goto(origin + path);
      expect(await page.evaluate(shifted, aPixel)).toEqual([]);
      await hydrate(page);
      await stop();
    });
});

/** First the styles, without which nothing is painted; then what they draw. */
async function bringInParts(response: ServerResponse, html: string): Promise<void> {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const body = html.indexOf('<body');
  response.write(html.slice(0, body));
  await wait(500);
  const part = Math.ceil((html.length - body) / 10);
  for (let at = body; at < html.length; at += part) {
    response.write(html.slice(at, at + part));
    await wait(50);
  }
  response.end();
}
