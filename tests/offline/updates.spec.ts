import { readdirSync, readFileSync } from 'node:fs';
import { company } from 'records:company';
import * as shell from 'words:shell';
import type { Page } from '@playwright/test';
import { movedPages } from '#src/views/moved-pages.ts';
import { expectDrawn, keepsVersion, keptCaches, visitOnce } from '../support/kept-site.ts';
import { goTo } from '../support/shell.ts';
import { expect, hydrate, test } from '../support/site.ts';
import { listen, ofTheLine } from '../support/site-behind.ts';

// that a page that was open goes on, with its form and its message, a build of its own shows in lab/deliveries/two-builds.spec.ts

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });
// each visits, deploys and waits for a worker to fill its cache
test.describe.configure({ timeout: 120_000 });
test.skip(!company.offline, 'company.yaml says offline: false');

let site: Awaited<ReturnType<typeof serveVersions>>;
test.beforeEach(async ({ guard, baseURL }) => {
  site = await serveVersions(baseURL as string);
  guard.allow(new RegExp(`^request to ${site.origin}/`));
});
test.afterEach(() => site.stop());

const skipLinkOf = (version: number) => (version === 0 ? shell.skip : `${shell.skip} of version ${version}`);
const skipLink = (version: number) => ({ name: skipLinkOf(version), exact: true });
const settled = (page: Page, version: number) =>
  expect.poll(() => keepsVersion(page, skipLinkOf(version)), { timeout: 30_000 }).toBe(true);

test('nobody reads an old promise: the new version shows at once', async ({ page }) => {
  await visitOnce(page, `${site.origin}/`);
  const [first] = (await keptCaches(page)).filter((name) => name.startsWith('site-'));
  site.others['/moved-pages.json'] = 'package.json';
  site.deploy();
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByRole('link', skipLink(1))).toBeAttached();
  await expectDrawn(page);
  await settled(page, 1);
  delete site.others['/moved-pages.json'];
  site.deploy();
  await page.reload();
  await settled(page, 2);
  await expect.poll(() => keptCaches(page)).not.toContain(first);
  await site.stop();
  await page.goto(site.origin + (Object.keys(movedPages)[0] ?? '/'));
  await expect(page).toHaveURL(site.origin + (Object.values(movedPages)[0] ?? '/'));
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files are two versions old is loaded afresh, once', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|dynamically imported module|Refused to apply style/);
    await page.goto(`${site.origin}/`);
    await hydrate(page);
    site.deploy();
    site.deploy();
    const loads: Page[] = [];
    page.on('load', (loaded) => loads.push(loaded));
    await goTo(page, 'training');
    await expect(page.getByRole('link', skipLink(2))).toBeAttached();
    await expectDrawn(page);
    expect(loads).toHaveLength(1);
  });
});

test('a version of which one page is not there yet is not kept at all', async ({ page, guard }) => {
  guard.allow(/net::ERR|Failed to load resource/);
  // as a host that copies file by file: one page still names the files of another version
  await visitOnce(page, `${site.origin}/`);
  const before = await keptCaches(page);
  site.others['/careers'] = 'dist/site/careers.html';
  site.deploy();
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    return new Promise((resolve) => worker?.addEventListener('statechange', () => resolve(worker.state)));
  });
  expect(outcome).toBe('redundant');
  expect(await keptCaches(page)).toEqual(before);
  await site.stop();
  await page.goto(`${site.origin}/careers`).catch(() => undefined);
  await expect(page.getByRole('link', skipLink(0))).toBeAttached();
});

test('the switch: what was kept is gone after one more visit, and nothing comes back', async ({ page }) => {
  await visitOnce(page, `${site.origin}/`);
  expect(await keptCaches(page)).not.toEqual([]);
  site.others['/service-worker.js'] = 'dist/service-worker-off.js';
  await page.goto(`${site.origin}/contact`);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await page.goto(`${site.origin}/government`);
  await expectDrawn(page);
  await expect.poll(left).toEqual([]);
  await hydrate(page);
});

/** Serves the site in versions: each has other names of scripts and styles, and another word on its pages; `others` answer in all. */
async function serveVersions(base: string) {
  const names = readdirSync('dist/site/assets').filter((name) => /\.(?:js|css)$/.test(name));
  const others: Record<string, string> = {};
  let version = 0;
  const { origin, stop } = await listen(async ({ url = '/' }, response) => {
    const [, begin = '', of = '0', end = ''] = /^(\/assets\/.+?)(?:\.v(\d))?(\.(?:js|css))$/.exec(url) ?? [];
    const shown = begin ? Number(of) : version;
    // as the server has them: the files of one version before
    const isGone = shown < version - 1;
    const answer = await fetch(new URL(isGone ? '/assets/gone' : begin + end || url, base), {
      headers: { 'accept-encoding': 'identity' },
    });
    for (const [name, value] of answer.headers)
      if (!ofTheLine.includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status);
    const other = others[url];
    if (other) return void response.end(readFileSync(other));
    const body = Buffer.from(await answer.arrayBuffer());
    if (!shown || !/html|javascript|css/.test(answer.headers.get('content-type') ?? ''))
      return void response.end(body);
    let text = body.toString().replaceAll(shell.skip, skipLinkOf(shown));
    for (const name of names) text = text.replaceAll(name, name.replace(/\.\w+$/, `.v${shown}$&`));
    // a letter that no hash ends on: a digit may be the one that it ends on already
    if (url === '/service-worker.js')
      text = text.replace(/(["'`][0-9a-f]{11})\w(?=["'`])/, `$1${'ghijk'[shown]}`);
    response.end(text);
  });
  const deploy = () => {
    version += 1;
  };
  return { origin, stop, deploy, others };
}
