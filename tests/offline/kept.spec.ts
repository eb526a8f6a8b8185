import { company } from 'records:company';
import { formWords } from 'words:forms';
import * as shell from 'words:shell';
import { movedPages } from '#src/views/moved-pages.ts';
import { notFoundRoute, routes } from '#src/views/routes.ts';
import { type DeployedSite, deploySite } from '../support/deployed-site.ts';
import { expectNotice, fillPerson, isReceived, pageForm, person, submit, valuesOf } from '../support/form.ts';
import { expectDrawn, keptCaches, visitOnce } from '../support/kept-site.ts';
import { listen } from '../support/receiver.ts';
import { allRoutes, expect, hydrate, openHydrated, test } from '../support/site.ts';

// what a visit leaves in the browser, and what is left of the site when the network is not there

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
// one server for all, that is there or is not, and so one file, longer than others
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(!company.offline, 'company.yaml says offline: false');

let site: DeployedSite;
test.beforeAll(async () => {
  site = await deploySite();
});
test.afterAll(() => site.remove());
test.beforeEach(({ guard }) => {
  guard.allow(new RegExp(`^request to ${site.server.origin}/`));
  guard.allow(/net::ERR|Failed to load resource|Failed to fetch|^404 Error: User attempted/);
});
test.afterEach(async () => {
  if (!site.server.isAlive()) await site.plugIn();
});

const line = shell.offline;

test('one visit leaves the site and nothing of the visitor, and can be installed', async ({
  page,
  context,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  let loaded = Number.POSITIVE_INFINITY;
  page.on('load', () => {
    loaded = order.length;
  });
  await visitOnce(page, `${site.server.origin}/`);
  expect(order.slice(0, loaded)).not.toContain('/service-worker.js');
  const files = () => performance.getEntriesByType('resource').map(({ name }) => name);
  expect((await page.evaluate(files)).some((name) => name.includes('/assets/app.'))).toBe(true);

  expect(await context.cookies()).toEqual([]);
  const names = await keptCaches(page);
  expect(names.map((name) => name.replace(/[0-9a-f]{12}$/, '…')).sort()).toEqual(['pictures', 'site-…']);
  const kept = async () => [...Object.keys(localStorage), ...(await indexedDB.databases())];
  expect(await page.evaluate(kept)).toEqual([]);

  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // a window of the tests is a private one, which installs nothing
  const found = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(found).toEqual([]);
});

test('after one visit every page opens without a network, drawn and answering', async ({ page, context }) => {
  const { origin } = site.server;
  await visitOnce(page, `${origin}/`);
  const shown = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map((image) => image.currentSrc),
    );
  const seen = await shown();
  expect(seen.length).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page.evaluate(
        async (urls) => (await Promise.all(urls.map((url) => caches.match(url)))).filter(Boolean).length,
        seen,
      ),
    )
    .toBe(seen.length);
  await page.reload();
  await hydrate(page);
  await site.unplug();

  await test.step('by links within the site', async () => {
    for (const name of ['government', 'contact', 'training'] as const) {
      const { path } = routes[name];
      await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
  for (const { path } of allRoutes)
    await test.step(path, async () => {
      const answer = await page.goto(origin + path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.fromServiceWorker(), path).toBe(true);
      await expectDrawn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(line)).toBeVisible();
      await hydrate(page);
      // the pictures of the first visit are there again
      if (path === '/') await expect.poll(shown).toEqual(seen);
    });
  await test.step('a form that was not loaded with a network answers, and keeps what was typed', async () => {
    if (!isReceived) return;
    await context.setOffline(true);
    await page.goto(`${origin}/contact`);
    await hydrate(page);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, formWords.offline);
    expect(await valuesOf(pageForm(page))).toMatchObject(person);
    await context.setOffline(false);
  });
  const statement = async () => (await (await fetch('/files/capability-statement.pdf')).text()).slice(0, 5);
  expect(await page.evaluate(statement)).toBe('%PDF-');

  await test.step('an address that has moved leads to its page, however it is typed', async () => {
    for (const [old, path] of Object.entries(movedPages).slice(0, 8))
      for (const typed of [old, `${old.toUpperCase()}/`, `${old}.html?utm_source=card`]) {
        const answer = await page.goto(origin + typed);
        expect(answer?.status(), typed).toBe(200);
        const { pathname, search } = new URL(page.url());
        expect([pathname, search], typed).toEqual([path, typed.includes('?') ? '?utm_source=card' : '']);
      }
  });

  await test.step('an address is found as the server would find it; one that nobody knows gets the page for it', async () => {
    for (const address of [
      '/government/',
      '/government.html',
      '/government?utm_source=card',
      '/index.html',
      '/Government',
      '/Chillers/Services.html).',
    ]) {
      const answer = await page.goto(origin + address);
      expect(answer?.status(), address).toBe(200);
      await expectDrawn(page);
    }
    const answer = await page.goto(`${origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(notFoundRoute.title));
  });
});

test('the line comes and goes with the network, and is announced', async ({ page, context }) => {
  await openHydrated(page, `${site.server.origin}/residential`);
  const said = page.getByRole('status').filter({ hasText: line });
  await expect(page.getByText(line)).toBeHidden();
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(page.getByText(line)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(line)).toBeHidden();
});

test('a network is waited for 3 seconds; a server in trouble not at all', async ({ page, guard }) => {
  let trouble: 'none' | 'hang' | 503 = 'none';
  const front = await listen(async (request, response) => {
    if (trouble === 'hang') return;
    if (trouble === 503)
      return void response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Down</h1>');
    const answer = await fetch(new URL(request.url ?? '/', site.server.origin), {
      headers: { 'accept-encoding': 'identity' },
    });
    for (const [name, value] of answer.headers)
      if (!['transfer-encoding', 'connection'].includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  guard.allow(new RegExp(`^request to ${front.origin}/`));
  await visitOnce(page, `${front.origin}/`);
  for (const state of ['hang', 503] as const) {
    trouble = state;
    await page.goto(`${front.origin}/commercial`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expectDrawn(page);
    // the network is there, slow or not: nobody is told otherwise
    await expect(page.getByText(line)).toBeHidden();
  }
  await front.stop();
});
