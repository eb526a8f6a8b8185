import { company } from 'records:company';
import { notFoundRoute, routes } from '#content/addresses/routes.ts';
import { ways } from '#content/facts/form-delivery.ts';
import { contactForm, formWords } from '#content/words/forms.ts';
import { shell } from '#content/words/shell.ts';
import { type DeployedSite, deploySite } from './support/deployed-site.ts';
import {
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  pageForm,
  submit,
  unreceived,
  valuesOf,
} from './support/form.ts';
import { expectDrawn, visitOnce } from './support/kept-site.ts';
import { listen } from './support/receiver.ts';
import { allRoutes, expect, hydrate, openHydrated, test } from './support/site.ts';

// what is left of the site when the network is not there; one server for all, that is there or is not

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'default', timeout: 90_000 });
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

test('after one visit every page opens without a network, drawn and answering', async ({ page }) => {
  await visitOnce(page, `${site.server.origin}/`);
  await site.unplug();
  for (const { path } of allRoutes) {
    const answer = await page.goto(site.server.origin + path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    await expectDrawn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await hydrate(page);
  }
  const statement = await page.evaluate(async () => {
    const answer = await fetch('/files/capability-statement.pdf');
    return (await answer.text()).slice(0, 5);
  });
  expect(statement).toBe('%PDF-');
});

test('a page opened by its link within the site, too', async ({ page }) => {
  await visitOnce(page, `${site.server.origin}/`);
  await page.reload();
  await hydrate(page);
  await site.unplug();
  for (const name of ['government', 'contact', 'training'] as const) {
    const link = page
      .locator(`main a[href="${routes[name].path}"], footer a[href="${routes[name].path}"]`)
      .first();
    await link.click();
    await expect(page).toHaveURL(site.server.origin + routes[name].path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the pictures of the first visit are there again', async ({ page }) => {
  await visitOnce(page, `${site.server.origin}/`);
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
  await site.unplug();
  await page.reload();
  await expect.poll(shown).toEqual(seen);
});

test('an address is found as the server would find it; one that nobody knows gets the page for it', async ({
  page,
}) => {
  await visitOnce(page, `${site.server.origin}/`);
  await site.unplug();
  for (const address of ['/government/', '/government.html', '/government?utm_source=card', '/index.html']) {
    const answer = await page.goto(site.server.origin + address);
    expect(answer?.status(), address).toBe(200);
    await expectDrawn(page);
  }
  const answer = await page.goto(`${site.server.origin}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(notFoundRoute.title));
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

test('the form offers text and call, keeps what was typed, and sends it when there is a network', async ({
  page,
  context,
}) => {
  test.skip(!isReceived, unreceived);
  await visitOnce(page, `${site.server.origin}/`);
  await context.setOffline(true);
  await page.goto(`${site.server.origin}/contact`);
  await hydrate(page);
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).fill('No cooling since the storm');
  const typed = await valuesOf(form);
  await submit(form);
  await expectNotice(page, formWords.offline);
  const box = form.getByRole('group', { name: formWords.offline.title });
  await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
  const text = box.getByRole('link', { name: formWords.failureText, exact: true });
  expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toContain('No cooling since the storm');
  await expect(box.getByRole('link', { name: formWords.failureMail })).toHaveCount(0);
  expect(await valuesOf(form)).toEqual(typed);
  await context.setOffline(false);
  await expect(page.getByText(line)).toBeHidden();
  test.skip(ways.message.mode !== 'here', 'messages go to an endpoint');
  // a form takes no second Enter within 300 ms, which a machine can be quicker than and a person can't
  await page.waitForTimeout(500);
  await submit(form);
  await expectNotice(page, { title: contactForm.success.title, text: '' });
});

test('a network that never answers is waited for 3 seconds; a server in trouble not at all', async ({
  page,
  guard,
}) => {
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
