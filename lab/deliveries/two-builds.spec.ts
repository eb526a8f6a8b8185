import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from 'records:company';
import { here, others } from 'words:language';
import * as shell from 'words:shell';
import type { Page } from '@playwright/test';
import { contactForm } from '../../src/views/forms.ts';
import { routes } from '../../src/views/routes.ts';
import { copySite, type SiteCopy } from '../../tests/guides/site-copy.ts';
import { type DeployedSite, deploySite } from '../../tests/support/deployed-site.ts';
import {
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  pageForm,
  submit,
  valuesOf,
} from '../../tests/support/form.ts';
import { expectDrawn, keepsVersion, visitOnce } from '../../tests/support/kept-site.ts';
import { mainMenu, quoteDialog, quoteLink } from '../../tests/support/shell.ts';
import { expect, hydrate, test } from '../../tests/support/site.ts';

// the next version is a build of its own: tests/offline/updates.spec.ts has many versions of one build, this has two builds of one change

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.skip(!company.offline, 'company.yaml says offline: false');

const said = `${shell.skip}, as the next version says it`;
let next: SiteCopy;
let site: DeployedSite;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  next = copySite();
  for (const { id } of [here, ...others]) {
    const words = join(next.root, `content/words/${id}/shell.yaml`);
    writeFileSync(words, readFileSync(words, 'utf8').replace(/^skip: .*$/m, `skip: ${said}`));
  }
  for (const { id } of others) await next.run(`npm run translated -- ${id} shell`);
  const { output } = await next.run('npm run build');
  expect(output).toContain('Built in');
});
test.afterAll(() => next.remove());
test.beforeEach(async ({ guard }) => {
  site = await deploySite();
  guard.allow(new RegExp(`^request to ${site.server.origin}/`));
});
test.afterEach(() => site.remove());

const codeOf = (folder: string) =>
  readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));

/** As `npm run build` puts it in place under the running server. */
async function inPlace(page: Page): Promise<void> {
  const { folder, server } = site;
  cpSync(join(next.root, 'dist/site'), join(folder, 'next'), { recursive: true });
  renameSync(join(folder, 'site'), join(folder, 'previous'));
  renameSync(join(folder, 'next'), join(folder, 'site'));
  cpSync(join(next.root, 'dist/sources.sha256'), join(folder, 'sources.sha256'));
  const answers = async () => (await page.request.get(server.origin)).text();
  await expect.poll(answers).toContain(said);
}

/** As another container takes the place of the one before, of whose files it has none. */
async function inItsPlace(): Promise<void> {
  await site.unplug();
  for (const name of ['site', 'server', 'server.js', 'sources.sha256']) {
    rmSync(join(site.folder, name), { recursive: true });
    cpSync(join(next.root, 'dist', name), join(site.folder, name), { recursive: true });
  }
  await site.plugIn();
}

for (const [how, deploy] of [
  ['in place, under the running server', inPlace],
  ['by another container', inItsPlace],
] as const)
  test(`a version that is put ${how}: who has the one before open goes on, and nothing is mixed`, async ({
    page,
    context,
    guard,
  }) => {
    // the moment in which no server runs
    guard.allow(/net::ERR|Failed to load resource/);
    const [before, after] = [codeOf('dist/site'), codeOf(join(next.root, 'dist/site'))];
    const pages = before.filter((name) => /^[a-z-]+-page\..*js$/.test(name));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((name) => after.includes(name))).toEqual([]);

    await visitOnce(page, site.server.origin + routes.contact.path);
    await page.reload();
    await hydrate(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const form = pageForm(page);
    await fillPerson(form);
    await form.getByLabel(labels.message).fill('Two units on the roof');
    const typed = await valuesOf(form);
    await deploy(page);

    const follow = async (name: 'projects' | 'training' | 'careers' | 'contact') => {
      await mainMenu(page).getByRole('link', { name: routes[name].label }).click();
      await expect(page).toHaveURL(site.server.origin + routes[name].path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectDrawn(page);
    };
    await test.step('before the browser knows of it', async () => {
      expect(await valuesOf(form)).toEqual(typed);
      await form.getByRole('combobox', { name: labels.need }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      if (isReceived) {
        await submit(form);
        await expectNotice(page, { title: contactForm.success.title, text: '' });
      }
      await follow('projects');
    });
    await test.step('another tab is the new version, by the worker of the old one', async () => {
      const other = await context.newPage();
      await other.goto(`${site.server.origin}${routes.team.path}`);
      await hydrate(other);
      await expectWhole(other, after, said);
      await other.close();
    });
    await test.step('once its worker has taken over', async () => {
      // as the browser does at every load: a worker that could not fetch all of its version leaves it to the next one
      const update = async () => (await navigator.serviceWorker.getRegistration())?.update();
      const isNew = async () => {
        await page.evaluate(update).catch(() => undefined);
        return keepsVersion(page, said);
      };
      await expect.poll(isNew, { timeout: 120_000 }).toBe(true);
      await follow('training');
      await quoteLink(page).click();
      await expect(quoteDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await follow('careers');
      await expectWhole(page, before, shell.skip);
      expect(loads).toBe(0);
    });
    await test.step('loaded anew it is the new version, with and without a network', async () => {
      await page.reload();
      await hydrate(page);
      await follow('contact');
      await expectWhole(page, after, said);
      await site.unplug();
      await page.goto(`${site.server.origin}${routes.government.path}`);
      await hydrate(page);
      await follow('training');
      await expectWhole(page, after, said);
    });
  });

/** Whether the page has the words of one version, and every script and style that it ever asked for. */
async function expectWhole(page: Page, code: readonly string[], skip: string): Promise<void> {
  await expect(page.getByRole('link', { name: skip, exact: true })).toBeAttached();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const loaded = asked.filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path));
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((path) => !code.includes(path.replace('/assets/', '')))).toEqual([]);
}
