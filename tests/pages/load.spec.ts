import { readFileSync } from 'node:fs';
import { allTemplates, expect, hydrate, settle, test } from '../support/site.ts';

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
/** The file of each family. */
const files = Object.fromEntries(
  [
    ...readFileSync('src/styles/fonts.css', 'utf8').matchAll(
      /font-family: '([^']+)';\s+src: url\('\.\/fonts\/([^.]+)\.woff2'/g,
    ),
  ].map(([, family = '', file = '']) => [family, file]),
);

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
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
    }));
    expect.soft(ahead.shown).toEqual(expect.arrayContaining(ahead.pictures));
  });

test('the fonts that every first screen is set in are fetched ahead, and no others', async ({ page }) => {
  // the last two are set in the fewest
  const paths = ['/', '/privacy', '/training', '/subcontractors'];
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const used: string[][] = [];
    for (const path of paths) {
      await page.goto(path);
      const families = await page.evaluate(familiesInWindow);
      used.push(families.flatMap((family) => files[family] ?? []));
    }
    const always = (used[0] ?? []).filter((file) => used.every((other) => other.includes(file)));
    const links = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href.replace(/^.*\/|\..*$/g, '')));
    expect.soft(links.sort(), `at ${size.width}`).toEqual(always.sort());
  }
});

for (const path of ['/', '/contact', '/projects', '/training'])
  test(`${path} comes back from the back/forward cache, read or used, at its top`, async ({ page }) => {
    for (const isUsed of [false, true]) {
      await page.goto(path);
      if (isUsed) await hydrate(page);
      await page.evaluate(() => {
        scrollTo(0, 600);
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto('/robots.txt');
      // no waiting for a load, which a page that comes back has not
      await page.evaluate(() => history.back());
      const cached = () => page.evaluate(() => 'persisted' in window && window.persisted).catch(() => false);
      await expect.poll(cached, isUsed ? 'used' : 'read').toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });

/** The first family of every text that the window shows; letters that it lacks are a fault of the page (words.ts). */
async function familiesInWindow(): Promise<string[]> {
  await document.fonts.ready;
  const families = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { parentElement: parent } = text;
    if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isSeen = [...range.getClientRects()].some(
      ({ top, bottom, left, right, width }) =>
        width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    );
    if (isSeen) families.add(getComputedStyle(parent).fontFamily.replaceAll('"', '').split(', ')[0] ?? '');
  }
  return [...families];
}
