import { company } from 'records:company';
import { formWords } from 'words:forms';
import * as shell from 'words:shell';
import { movedPages } from '#src/views/moved-pages.ts';
import { notFoundRoute, routes } from '#src/views/routes.ts';
import { expectNotice, fillPerson, isReceived, pageForm, person, submit, valuesOf } from '../support/form.ts';
import { expectDrawn, keptCaches, visitOnce } from '../support/kept-site.ts';
import { allRoutes, expect, hydrate, openHydrated, test } from '../support/site.ts';
import { serveBehind } from '../support/site-behind.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 120_000 });
test.skip(!company.offline, 'company.yaml says offline: false');
test.beforeEach(({ guard }) =>
  guard.allow(/request to http:..localhost|net::ERR|Failed to (?:load resource|fetch)|^404 Error/),
);

const line = shell.offline;

test('one visit leaves the site and nothing of the visitor, and can be installed', async ({
  page,
  context,
}) => {
  await visitOnce(page, '/');
  const names = await keptCaches(page);
  expect(names.map((name) => name.replace(/[0-9a-f]{12}$/, '…')).sort()).toEqual(['pictures', 'site-…']);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });

  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // a window of the tests is a private one, which installs nothing
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('after one visit every page opens without a network, drawn and answering', async ({
  page,
  context,
  baseURL,
}) => {
  const { origin, stop } = await serveBehind(baseURL as string, {});
  await visitOnce(page, `${origin}/`);
  const shown = () =>
    page.evaluate(() =>
      [...document.images].flatMap(({ naturalWidth, currentSrc }) => (naturalWidth ? [currentSrc] : [])),
    );
  const seen = await shown();
  expect(seen.length).toBeGreaterThan(0);
  const areKept = (urls: string[]) => Promise.all(urls.map(async (url) => Boolean(await caches.match(url))));
  await expect.poll(() => page.evaluate(areKept, seen)).not.toContain(false);
  await page.reload();
  await hydrate(page);
  // the browser believes that it is connected
  await stop();

  await test.step('by a link within the site', async () => {
    await page.locator(`footer a[href="${routes.contact.path}"]`).first().click();
    await expect(page).toHaveURL(origin + routes.contact.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  for (const { path } of allRoutes)
    await test.step(path, async () => {
      const answer = await page.goto(origin + path);
      expect(answer?.status(), path).toBe(200);
      await expectDrawn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(line)).toBeVisible();
      await hydrate(page);
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

  await test.step('an address is found as the server would find it, one that has moved too; one that nobody knows gets the page for it', async () => {
    const moved = Object.entries(movedPages).slice(0, 1);
    for (const [typed, found, status = 200] of [
      ['/government/', '/government'],
      ['/Government.html?utm_source=card', '/government?utm_source=card'],
      ...moved.map(([old, today]) => [`${old.toUpperCase()}.html`, today] as const),
      ['/messages/AAAA-AAAA', '/'],
      ['/no-such-page', '/no-such-page', 404],
    ] as const) {
      const answer = await page.goto(origin + typed);
      expect(answer?.status(), typed).toBe(status);
      await expect(page).toHaveURL(origin + found);
      await expectDrawn(page);
    }
    await expect(page).toHaveTitle(new RegExp(notFoundRoute.title));
  });
});

test('the line comes and goes with the network, and is announced', async ({ page, context, guard }) => {
  // the worker's, if it was just on its way
  guard.allow(/when fetching the script/);
  await openHydrated(page, '/residential');
  const said = page.getByRole('status').filter({ hasText: line });
  await expect(page.getByText(line)).toBeHidden();
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(page.getByText(line)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(line)).toBeHidden();
});

test('a network is waited for 3 seconds; a server in trouble not at all', async ({ page, baseURL }) => {
  let trouble: 'none' | 'hang' | 503 = 'none';
  const { origin, stop } = await serveBehind(baseURL as string, {
    instead: (response) => {
      if (trouble === 503) response.writeHead(trouble, { 'Content-Type': 'text/html' }).end('<h1>Down</h1>');
      return trouble !== 'none';
    },
  });
  await visitOnce(page, `${origin}/`);
  for (const state of [503, 'hang'] as const) {
    trouble = state;
    await page.goto(`${origin}/commercial`, { timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expectDrawn(page);
    // the network is there, slow or not: nobody is told otherwise
    await expect(page.getByText(line)).toBeHidden();
  }
  await stop();
});
