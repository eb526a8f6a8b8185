import * as shell from 'words:shell';
import { openPositions } from '#src/views/careers.ts';
import { careersForm, contactForm, trainingForm } from '#src/views/forms.ts';
import { messageRoute, routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import {
  dropdown,
  expectNotice,
  fillPerson,
  labels,
  openQuote,
  pageForm,
  submit,
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

test('a position’s link chooses it, though it is the first click', async ({ page }) => {
  const position = openPositions.at(-1);
  test.skip(!position, 'there is no open position to apply for');
  if (!position) return;
  await page.goto('/careers');
  const sheet = page.getByRole('article');
  await sheet.getByRole('link', { name: position.applyLabel, exact: true }).click();
  await expect(page).toHaveURL('/careers#apply');
  await expect(await dropdown(pageForm(page), labels.position)).toContainText(position.title);
  expect(await valuesOf(pageForm(page))).toMatchObject({ position: position.id });
});

test('the code of a form is fetched once one is near, or its dialog opens', async ({ page }) => {
  const ahead = () =>
    page.locator('link[rel=modulepreload]').evaluateAll((all) => all.map((link) => link.outerHTML).join());
  for (const path of [routes.home.path, routes.careers.path]) {
    await page.goto(path);
    await expect.poll(ahead).toContain('/app.');
    await settle(page);
    expect(await ahead(), path).not.toMatch(/notify|select-listbox|delivery-client/);
    if (path === routes.home.path) await openQuote(page);
    else await pageForm(page).scrollIntoViewIfNeeded();
    await expect.poll(ahead).toContain('/notify.');
  }
});

test('whoever saves data, or has a slow line, has nothing fetched ahead', async ({ page }) => {
  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
  }
  await (await openQuote(page)).getByLabel(labels.name).fill('Ana');
  await submit(page.getByRole('dialog'));
  await expectNotice(page, contactForm.missing);
});

test('where code fails, the dialog is sent without it, and comes back', async ({ page, guard }) => {
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
});

// one that everything stands on, and one that comes last
for (const file of ['react', 'contact-page'])
  test(`where ${file} never answers, a submit goes the browser’s way after a while`, async ({ page }) => {
    test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
    await page.clock.install();
    await page.route(`**/assets/${file}.*.js`, () => undefined);
    await page.goto('/contact');
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(received);
  });

test('a form that has no other way says what to do, until the code comes late', async ({ page }) => {
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

test('a click that is held for nothing goes where it leads, or says why not', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/app.*.js', () => undefined);
  await page.goto('/capability-statement');
  const download = page.waitForEvent('download');
  await page.locator('[data-replay$=".pdf"]').first().click();
  await page.clock.fastForward(5000);
  await download;
  await page.goto('/commercial');
  await page.locator('[data-replay=""]').click();
  await page.clock.fastForward(5000);
  await expect(page.getByText(shell.stopped.text)).toBeVisible();
});

test('where notices and dropdown never answer, each form says its outcome', async ({ page }) => {
  await page.route(/assets\/(notify|select-listbox|delivery-client)\..*\.js/, () => undefined);
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await submit(form);
  await expect(form.getByRole('status')).toContainText(trainingForm.missing.text);
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
  await page.clock.install();
  let isHanging = true;
  await page.route('**/assets/projects-page.*.js', (route) => (isHanging ? undefined : route.continue()));
  await openHydrated(page, '/');
  page.once('framenavigated', () => {
    isHanging = false;
  });
  await mainMenu(page).locator(`a[href="${routes.projects.path}"]`).click();
  await page.clock.fastForward(8000);
  await expect(page.getByRole('article').first()).toBeVisible();
});
