import { company } from 'records:company';
import { formWords } from 'words:forms';
import { quoteReply } from 'words:sentences';
import { routes } from '#src/views/routes.ts';
import { expectWays, words } from '../support/delivery.ts';
import {
  everyForm,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  submit,
  valuesOf,
} from '../support/form.ts';
import { expect, openHydrated, readText, settle, test } from '../support/site.ts';
import { siteWith } from '../support/site-with.ts';

// where messages go, by the owner's settings; each site that is set up otherwise is built once, for all tests of its part

test.describe('with delivery none, and a counter of the company’s own', () => {
  const { host, hostname } = new URL(company.website);
  const counter = `https://stats.${hostname.replace(/^www\./, '')}`;
  /** What such counters do: read their attributes, report by fetch or a beacon, or ask for a picture where neither is there. */
  const script = `
    const own = document.currentScript;
    const where = new URL('/visit?site=' + own.dataset.domain + '&page=' + location.pathname, own.src);
    fetch(where, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' });
    navigator.sendBeacon(new URL('/beacon', own.src));
    new Image().src = new URL('/pixel.gif', own.src);
  `;
  const site = siteWith('none', {
    delivery: '{ mode: none }',
    counter: `{ script: ${counter}/count.js, attributes: { data-domain: ${host} } }`,
  });
  let told: string[];
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
    guard.allow(new RegExp(`^request to ${counter}/`));
  });

  for (const { name, path, words: form } of everyForm
    .filter(({ words }) => words.kind === 'message')
    .slice(0, 3))
    test(`the ${name} form promises nothing, and writes the message down for mail, text and phone`, async ({
      page,
    }) => {
      await openHydrated(page, `${site.origin}${path}`);
      await page.waitForLoadState('networkidle');
      const sheet = name === 'quote' ? await openQuote(page) : pageForm(page);
      await expect(sheet).not.toContainText(quoteReply);
      await expect(sheet.getByText(formWords.compose.direct)).toBeVisible();
      await expect(sheet.getByRole('button', { name: formWords.compose.button })).toBeVisible();
      await expect(page.locator(`form[name=${name}]`)).toHaveAttribute('method', 'dialog');
      await sheet.getByLabel(labels.name).focus();
      await expect(notices(page)).toBeAttached();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await submit(sheet);
      await expect(sheet.getByLabel(labels.name)).toHaveAccessibleDescription(
        String(form.fields.name?.missing),
      );
      await fillPerson(sheet);
      await sheet.getByLabel(labels.message).fill(words);
      const typed = await valuesOf(page.locator(`form[name=${name}]`));
      await submit(sheet);
      await expectWays(page, formWords.compose.ready);
      expect(await valuesOf(page.locator(`form[name=${name}]`))).toEqual(typed);
      await settle(page);
      expect(requests.filter((url) => !/\/assets\/|^(mailto|sms):/.test(url))).toEqual([]);
    });

  test('the counter is told of the visit, by every way that the policy opens, and leaves nothing in the browser', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/other\.js/);
    await openHydrated(page, `${site.origin}${routes.team.path}`);
    await expect
      .poll(() => [...told].sort())
      .toEqual(['/beacon', '/count.js', '/pixel.gif', `/visit?site=${host}&page=${routes.team.path}`]);
    expect(await context.cookies()).toEqual([]);
    const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(await page.evaluate(kept)).toEqual([]);

    await test.step('it is the one script from elsewhere that the policy lets in', async () => {
      const refused = await page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            // no assignment of an address: Trusted Types would refuse that before the policy is asked
            document.head.append(
              Object.assign(document.createElement('link'), { rel: 'modulepreload', href: src }),
            );
            setTimeout(resolve, 2000, 'nothing refused');
          }),
        `${counter}/other.js`,
      );
      expect(refused).toBe('script-src-elem');
      expect(told).not.toContain('/other.js');
    });
    await test.step('it stands in the privacy policy', async () => {
      await page.goto(`${site.origin}${routes.privacy.path}`);
      const text = await readText(page.getByRole('main'));
      expect(text).toContain(new URL(counter).host);
      expect(text).not.toContain('no analytics');
    });
  });
});

test('without a counter a page loads its own script alone, and its policy names nobody', async ({
  request,
}) => {
  test.skip(company.counter !== undefined, 'this site has a counter');
  const response = await request.get(routes.team.path);
  const scripts = [...(await response.text()).matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src]) => src);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\//)]);
  expect(response.headers()['content-security-policy']).not.toMatch(/https?:/);
});
