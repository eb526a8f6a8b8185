import { formWords } from 'words:forms';
import * as shell from 'words:shell';
import type { Page, Route } from '@playwright/test';
import { careersForm, contactForm, trainingForm } from '#src/views/forms.ts';
import { messageRoute, routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { expectWays, words } from '../support/delivery.ts';
import {
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  openQuote,
  pageForm,
  person,
  submit,
  unreceived,
  valuesOf,
} from '../support/form.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, holdApplication, hydrate, openHydrated, settle, test } from '../support/site.ts';

// the code of forms: it comes late, or never

const isFailed = /Failed to load resource|Failed to fetch|net::ERR/;
const received = /\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/;

test('a submit before hydration is held, checked, and loses nothing', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/training');
  const form = pageForm(page);
  await form.getByLabel(labels.name).fill('Ana');
  await submit(form);
  await expect(page).toHaveURL('/training');
  release();
  await expectNotice(page, trainingForm.missing);
  await expect(form.getByLabel(labels.name)).toHaveValue('Ana');
  await expect(form.getByLabel(labels.email)).toBeFocused();
});

/** The files that the page fetches ahead, by the names of their parts. */
const fetchedAhead = (page: Page) =>
  page
    .locator('link[rel=modulepreload]')
    .evaluateAll((all) =>
      all.map((link) => (link as HTMLLinkElement).href.match(/\/assets\/([\w-]+)\./)?.[1] ?? ''),
    );
const isOfForms = (part: string) => /^(notify|select-listbox|tooltip|delivery-client)$/.test(part);

test('the code of a form is fetched once one is near, and run once it is used', async ({ page }) => {
  const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
  for (const path of ['/', '/services', '/careers']) {
    await page.goto(path);
    await expect.poll(() => fetchedAhead(page)).toContain('app');
    await settle(page);
    expect((await fetchedAhead(page)).filter(isOfForms), `${path}: far from any form`).toEqual([]);
    const isOnPage = path === '/careers';
    if (isOnPage) await pageForm(page).scrollIntoViewIfNeeded();
    else await openQuote(page);
    await expect
      .poll(async () => (await fetchedAhead(page)).filter(isOfForms).length)
      .toBeGreaterThanOrEqual(2);
    expect((await fetchedAhead(page)).includes('delivery-client')).toBe(isDelivered);
    if (isOnPage) await expect(page.locator('[data-notices], [role=listbox]')).toHaveCount(0);
  }
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
  test(`a visitor with ${JSON.stringify(connection)} has nothing fetched ahead, and all that is asked for`, async ({
    page,
  }) => {
    await page.addInitScript(
      (given) => Object.defineProperty(navigator, 'connection', { value: given }),
      connection,
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await fetchedAhead(page)).toEqual([]);
    await (await openQuote(page)).getByLabel(labels.name).fill('Ana');
    await submit(page.getByRole('dialog'));
    await expectNotice(page, contactForm.missing);
  });

test('where the code never comes, dialog and form are sent without it, and what is not complete comes back', async ({
  page,
  guard,
}) => {
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  guard.allow(isFailed);
  guard.allow(/status of 422/);
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/parts.*.js', (route) => typed.then(() => route.abort()));
  await page.goto('/');
  await (await openQuote(page)).getByLabel(labels.name).fill('Ana');
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await submit(page.getByRole('dialog'));
  await expect(page).toHaveURL(messageRoute.path);
  await expect(pageForm(page).getByLabel(labels.name)).toHaveValue('Ana');

  await page.goto('/');
  await fillPerson(await openQuote(page));
  await submit(page.getByRole('dialog'));
  await expect(page).toHaveURL(received);

  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expect(page).toHaveURL(received);
});

for (const file of ['react', 'router', 'parts', 'app', 'contact-page'])
  test(`where ${file} never answers, a submit goes the browser’s way after a while`, async ({ page }) => {
    test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
    await page.route(`**/assets/${file}.*.js`, () => undefined);
    await page.goto('/contact');
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expect(page).toHaveURL(received);
  });

test('where the code never answers, a form that has no other way says what to do, and takes up again what comes late', async ({
  page,
}) => {
  test.skip(ways.application.mode !== 'notice', 'applications are delivered, as the settings say');
  const release = await holdApplication(page);
  await page.goto('/careers');
  const form = pageForm(page);
  await form.getByLabel(labels.name).fill('Ana');
  for (let press = 0; press < 2; press += 1) {
    await submit(form);
    await expect(form.getByText(shell.stopped.text)).toBeVisible();
    await expect(form.getByLabel(labels.name)).toHaveValue('Ana');
  }
  await expect(form.getByRole('status').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await page.getByRole('link', { name: shell.stopped.reload }).click();
  await expect(form.getByLabel(labels.name)).toHaveValue('Ana');
  await form.getByLabel(labels.name).press('End');
  release();
  await expect(form.getByText(shell.stopped.text)).toBeHidden();
  await submit(form);
  await expectNotice(page, careersForm.missing);
});

test('a click that is held for code that never answers goes where it leads, or says why not', async ({
  page,
}) => {
  await page.route('**/assets/app.*.js', () => undefined);
  await page.goto('/capability-statement');
  const download = page.waitForEvent('download');
  await page.locator('[data-replay$=".pdf"]').first().click();
  await download;
  await page.goto('/commercial');
  await page.locator('[data-replay=""]').click();
  await expect(page.getByText(shell.stopped.text)).toBeVisible();
});

for (const [what, files, answer] of [
  ['never answer', /assets\/(notify|select-listbox|delivery-client)\..*\.js/, () => undefined],
  ['cannot be loaded', /assets\/(notify|select-listbox)\..*\.js/, (route: Route) => route.abort()],
] as const)
  test(`where notices, the dropdown or the retries ${what}, each form says its outcome all the same`, async ({
    page,
    guard,
  }) => {
    guard.allow(isFailed);
    await page.route(files, answer);
    await openHydrated(page, '/training');
    const form = pageForm(page);
    await submit(form);
    await expect(form.getByRole('status')).toContainText(trainingForm.missing.text);
    await settle(page);
    // it stays the browser's own
    await form.locator('select[name=experience]').selectOption('advanced');
    await expect(form.getByLabel(labels.experience)).toHaveValue('advanced');
    await fillPerson(form);
    await submit(form);
    await expect(form.getByRole('status')).toContainText(trainingForm.success.title);
    test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
    await page.goto('/');
    const dialog = await openQuote(page);
    await hydrate(page);
    await fillPerson(dialog);
    await submit(dialog);
    const outcome = dialog.getByRole('status').filter({ hasText: contactForm.success.title });
    await expect(outcome.first()).toBeVisible();
  });

test('a page whose code never answers is opened as a whole', async ({ page }) => {
  let isHanging = true;
  await page.route('**/assets/projects-page.*.js', (route) => (isHanging ? undefined : route.continue()));
  await openHydrated(page, '/');
  page.once('framenavigated', () => {
    isHanging = false;
  });
  await mainMenu(page).locator(`a[href="${routes.projects.path}"]`).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a server that takes the connection and says nothing is given up within 15 seconds, and other ways are offered', async ({
  page,
}) => {
  test.skip(!isReceived, unreceived);
  await page.route('**/messages', () => undefined);
  await openHydrated(page, '/contact');
  await page.clock.install();
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).fill(words);
  await submit(form);
  await page.clock.runFor(15_000);
  await expectWays(page, formWords.failure);
  expect(await valuesOf(form)).toMatchObject({ ...person, message: words });
});
