import type { Locator } from '@playwright/test';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { messageRoute, routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import {
  choose,
  expectNotice,
  expectOneNotice,
  fillPerson,
  labels,
  openQuote,
  pageForm,
  person,
  submit,
  valuesOf,
} from '../support/form.ts';
import { goTo } from '../support/shell.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// where there is no storage, lab/deliveries/broken-delivery.spec.ts shows

const lettersOf = async (form: Locator) => Object.values(await valuesOf(form)).join('');

test('entries survive closing and moving between pages, in this tab alone', async ({ page, context }) => {
  // a page that is made ready shows its form there, too
  await page.setViewportSize({ width: 1440, height: 4000 });
  await openHydrated(page, routes.home.path);
  const dialog = await openQuote(page);
  const form = dialog.locator('form');
  const need = String(contactForm.fields.need.options.at(-1)?.label);
  await fillPerson(dialog);
  await choose(dialog, labels.need, need);
  await dialog.getByLabel(labels.message).fill('Two\nlines');
  const typed = await valuesOf(form);
  await page.keyboard.press('Escape');
  await goTo(page, 'services');
  await openQuote(page);
  expect(await valuesOf(form)).toEqual(typed);
  await expect(dialog.getByLabel(labels.need)).toHaveText(need);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  await page.keyboard.press('Escape');

  await test.step('who has begun in the dialog is known to the form of the next page', async () => {
    await page.locator('footer').getByRole('link', { name: routes.contact.label }).first().hover();
    await expect(page.locator('main[aria-hidden] form')).toBeAttached();
    await goTo(page, 'contact');
    await expect.poll(() => valuesOf(pageForm(page))).toMatchObject({ ...person, message: '' });
  });
});

test('a reload, or a link and Back, costs nobody a word, though the code never comes', async ({ page }) => {
  await page.route('**/assets/app.*.js', () => undefined);
  await page.goto(routes.careers.path);
  const form = pageForm(page);
  await fillPerson(form);
  await form.locator('select[name=position]').selectOption('other');
  const typed = await valuesOf(form);
  await page.reload();
  expect(await valuesOf(form)).toEqual(typed);
  await page.getByRole('contentinfo').locator(`a[href="${routes.privacy.path}"]`).first().click();
  await expect(page).toHaveURL(routes.privacy.path);
  await page.goBack();
  await expect.poll(() => valuesOf(form)).toEqual(typed);
});

test('what was sent is kept no longer, by script and without', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED|Failed to fetch/);
  await openHydrated(page, routes.training.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, trainingForm.success);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.reload();
  expect(await lettersOf(pageForm(page))).toBe('');
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto(routes.contact.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expect(page).toHaveURL(/\/messages\/./);
  // its script is what forgets
  await page.waitForLoadState();
  await page.goto(routes.contact.path);
  expect(await lettersOf(pageForm(page))).toBe('');
});

test('what was sent is kept no longer where its page was left meanwhile', async ({ page }) => {
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await page.route(`**${messageRoute.path}`, async (route) => {
    await page.waitForURL(routes.services.path);
    await route.continue();
  });
  await openHydrated(page, routes.contact.path);
  await fillPerson(pageForm(page));
  await pageForm(page).getByLabel(labels.message).fill('Gate 4');
  await submit(pageForm(page));
  await goTo(page, 'services');
  await expectOneNotice(page);
  await goTo(page, 'contact');
  await expect(pageForm(page).getByText('Gate 4')).toBeVisible();
  await expect(pageForm(page).getByLabel(labels.message)).toHaveValue('');
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
