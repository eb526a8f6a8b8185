import * as shell from 'words:shell';
import { careersForm, contactForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { expectNotice, fillPerson, labels, openQuote, pageForm, submit } from '../support/form.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, holdApplication, openHydrated, settle, test } from '../support/site.ts';

// the code of forms: it comes late, or never. That a submit, or a position's link, that comes before it is held, three engines show in
// lab/engines/forms.test.ts and visitors.test.ts; that code that fails leaves all of it usable, lab/deliveries/broken-delivery.spec.ts

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

// one that everything stands on, and one that comes last
for (const [file, path] of [
  ['react', routes.home.path],
  ['contact-page', routes.contact.path],
] as const)
  test(`where ${file} never answers, a submit goes the browser’s way after a while`, async ({ page }) => {
    test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
    await page.clock.install();
    await page.route(`**/assets/${file}.*.js`, () => undefined);
    await page.goto(path);
    const form = path === routes.contact.path ? pageForm(page) : await openQuote(page);
    await fillPerson(form);
    await submit(form);
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
  });

test('a form that has no other way says what to do, until the code comes late', async ({ page }) => {
  test.skip(ways.application.mode !== 'notice', 'applications are delivered, as the settings say');
  await page.clock.install();
  const release = await holdApplication(page);
  await page.goto('/careers');
  const form = pageForm(page);
  await form.getByLabel(labels.name).fill('Ana');
  for (let press = 0; press < 2; press += 1) {
    await submit(form);
    await page.clock.fastForward(5000);
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

test('where notices and dropdown never answer, the dialog says its outcome, and stays', async ({ page }) => {
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await page.route(/assets\/(notify|select-listbox|delivery-client)\..*\.js/, () => undefined);
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  const outcome = (text: string) => dialog.getByRole('status').filter({ hasText: text }).first();
  await submit(dialog);
  await expect(outcome(contactForm.missing.text)).toBeVisible();
  // it stays the browser's own
  await dialog.locator('select[name=need]').selectOption('maintenance');
  await expect(dialog.getByLabel(labels.need)).toHaveValue('maintenance');
  await fillPerson(dialog);
  await submit(dialog);
  await expect(outcome(contactForm.success.title)).toBeVisible();
});

test('a page whose code never answers is opened as a whole', async ({ page }) => {
  await page.clock.install();
  let isHanging = true;
  await page.route('**/assets/projects-page.*.js', (route) => (isHanging ? undefined : route.continue()));
  await openHydrated(page, '/');
  page.once('framenavigated', () => {
    isHanging = false;
  });
  await mainMenu(page).getByRole('link', { name: routes.projects.label }).click();
  await page.clock.fastForward(8000);
  await expect(page.getByRole('article').first()).toBeVisible();
});
