import { company } from 'records:company';
import { routes } from '#content/addresses/routes.ts';
import { expect, openHydrated, readText, test } from './support/site.ts';
import { type SiteWith, startSiteWith } from './support/site-with.ts';

const counter = `https://stats.${new URL(company.website).hostname.replace(/^www\./, '')}`;

/** What such counters do: read their attributes, report by fetch or a beacon, or ask for a picture where neither is there. */
const script = `
  const own = document.currentScript;
  const where = new URL('/visit?site=' + own.dataset.domain + '&page=' + location.pathname, own.src);
  fetch(where, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' });
  navigator.sendBeacon(new URL('/beacon', own.src));
  new Image().src = new URL('/pixel.gif', own.src);
`;

test.describe('a counter of the company’s own', () => {
  test.describe.configure({ mode: 'default' });
  let site: SiteWith;
  let told: string[];

  test.beforeAll(async () => {
    // a build of its own
    test.setTimeout(180_000);
    site = await startSiteWith('counter', {
      counter: `{ script: ${counter}/count.js, attributes: { data-domain: ${new URL(company.website).host} } }`,
    });
  });
  test.afterAll(() => site.stop());

  test.beforeEach(async ({ context, guard }) => {
    told = [];
    await context.route(`${counter}/**`, (route) => {
      const { pathname, search } = new URL(route.request().url());
      told.push(pathname + search);
      return pathname === '/count.js'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ status: 204 });
    });
    // every other address, and every word of the policy in the console, fails the test
    guard.allow(new RegExp(`^request to (${site.origin}|${counter})/`));
  });

  test('is loaded and told of the visit, by every way that the policy opens, and leaves nothing in the browser', async ({
    page,
    context,
  }) => {
    await openHydrated(page, `${site.origin}/team`);
    const host = new URL(company.website).host;
    await expect
      .poll(() => [...told].sort())
      .toEqual(['/beacon', '/count.js', '/pixel.gif', `/visit?site=${host}&page=/team`]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
  });

  test('is the one script from elsewhere that the policy lets in', async ({ page, guard }) => {
    guard.allow(/other\.js/);
    await page.goto(`${site.origin}/team`);
    const refused = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          // no assignment of an address: Trusted Types would refuse that before the policy is asked
          const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: src });
          document.head.append(link);
          setTimeout(resolve, 2000, 'nothing refused');
        }),
      `${counter}/other.js`,
    );
    expect(refused).toBe('script-src-elem');
    expect(told).not.toContain('/other.js');
  });

  test('stands in the privacy policy', async ({ page }) => {
    await page.goto(`${site.origin}${routes.privacy.path}`);
    const text = await readText(page.getByRole('main'));
    expect(text).toContain(new URL(counter).host);
    expect(text).not.toContain('no analytics');
  });
});

test.describe('without the setting', () => {
  test.skip(company.counter !== undefined, 'this site has a counter');

  test('a page loads its own script alone, and its policy names nobody', async ({ page }) => {
    const response = await page.goto('/team');
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLScriptElement).src).origin === location.origin),
      );
    expect(scripts).toEqual([true]);
    expect(response?.headers()['content-security-policy']).not.toMatch(/https?:/);
  });
});
