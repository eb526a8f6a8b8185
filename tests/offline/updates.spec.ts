import { company } from 'records:company';
import type { Page } from '@playwright/test';
import { contactForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { type DeployedSite, deploySite, skipLinkOf } from '../support/deployed-site.ts';
import { expectNotice, submit, valuesOf } from '../support/form.ts';
import {
  beginMessage,
  expectDrawn,
  isKept,
  keepsVersion,
  keptCaches,
  visitOnce,
} from '../support/kept-site.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, hydrate, test } from '../support/site.ts';

// a new version is put in place while somebody reads the one before it

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });
// each visits, deploys and waits for a worker to fill its cache
test.describe.configure({ timeout: 120_000 });
test.skip(!company.offline, 'company.yaml says offline: false');

let site: DeployedSite;
test.beforeEach(async ({ guard }) => {
  site = await deploySite();
  guard.allow(new RegExp(`^request to ${site.server.origin}/`));
});
test.afterEach(() => site.remove());

const skipLink = (version: number) => ({ name: skipLinkOf(version), exact: true });

test('nobody online reads an old promise: the new version shows at once', async ({ page }) => {
  await visitOnce(page, `${site.server.origin}/`);
  const [first] = (await keptCaches(page)).filter((name) => name.startsWith('site-'));
  await site.deploy();
  await page.goto(`${site.server.origin}/contact`);
  await expect(page.getByRole('link', skipLink(1))).toBeAttached();
  await expectDrawn(page);
  // both: the page of the first version may still be open elsewhere
  await expect.poll(async () => (await keptCaches(page)).length).toBeGreaterThan(2);
  expect(await keptCaches(page)).toContain(first);
  await settled(page, 1);
  await site.deploy();
  await page.reload();
  await settled(page, 2);
  await expect.poll(() => keptCaches(page)).not.toContain(first);
});

test('a page that was open before goes on, with its form and its message', async ({ page, guard }) => {
  guard.allow(/net::ERR|Failed to load resource|dynamically imported module/);
  const { form, typed, loads } = await beginMessage(page, site.server.origin);
  await site.deploy();
  // the browser looks for a new worker, which takes over
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await settled(page, 1);
  expect(await valuesOf(form)).toEqual(typed);
  if (ways.message.mode === 'here') {
    await submit(form);
    await expectNotice(page, { title: contactForm.success.title, text: '' });
  }
  for (const name of ['government', 'training', 'projects'] as const) {
    await mainMenu(page).getByRole('link', { name: routes[name].label }).click();
    await expect(page).toHaveURL(site.server.origin + routes[name].path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectDrawn(page);
  }
  await test.step('and still does when the network goes right after', async () => {
    await site.unplug();
    await mainMenu(page).getByRole('link', { name: routes.team.label }).click();
    await expect(page).toHaveURL(site.server.origin + routes.team.path);
    await expectDrawn(page);
  });
  // all of it by the version that was opened, without a reload
  await expect(page.getByRole('link', skipLink(0))).toBeAttached();
  expect(loads()).toBe(0);
  // loaded anew, it is the new version, whole
  await page.goto(`${site.server.origin}${routes.careers.path}`);
  await expect(page.getByRole('link', skipLink(1))).toBeAttached();
  await expectDrawn(page);
  await hydrate(page);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files are two versions old is loaded afresh, once', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|dynamically imported module|Refused to apply style/);
    await page.goto(`${site.server.origin}/`);
    await hydrate(page);
    await site.deploy();
    await site.deploy();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await mainMenu(page).getByRole('link', { name: routes.training.label }).click();
    await expect(page).toHaveURL(site.server.origin + routes.training.path);
    await expect(page.getByRole('link', skipLink(2))).toBeAttached();
    await expectDrawn(page);
    expect(loads).toBe(1);
  });
});

test('a version of which one page is not there yet is not kept at all', async ({ page, guard }) => {
  guard.allow(/net::ERR|Failed to load resource/);
  // as a host that copies file by file: one page still names the files of another version
  await visitOnce(page, `${site.server.origin}/`);
  const before = await keptCaches(page);
  await site.put('careers.html', 'dist/site/careers.html');
  await site.deploy();
  await site.put('careers.html', 'dist/site/careers.html');
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    return new Promise((resolve) => worker?.addEventListener('statechange', () => resolve(worker.state)));
  });
  expect(outcome).toBe('redundant');
  expect(await keptCaches(page)).toEqual(before);
  await site.unplug();
  await page.goto(`${site.server.origin}/careers`).catch(() => undefined);
  await expect(page.getByRole('link', skipLink(0))).toBeAttached();
});

test('the switch: what was kept is gone after one more visit, and nothing comes back', async ({ page }) => {
  await visitOnce(page, `${site.server.origin}/`);
  expect(await keptCaches(page)).not.toEqual([]);
  await site.put('service-worker.js', 'dist/service-worker-off.js');
  await page.goto(`${site.server.origin}/contact`);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await page.goto(`${site.server.origin}/government`);
  await expectDrawn(page);
  await expect.poll(left).toEqual([]);
  await hydrate(page);
});

/** Waits until the worker of this version is at work. */
async function settled(page: Page, version: number): Promise<void> {
  await isKept(page);
  await expect.poll(() => keepsVersion(page, skipLinkOf(version)), { timeout: 30_000 }).toBe(true);
}
