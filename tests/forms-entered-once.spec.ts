import { routes } from '#content/addresses/routes.ts';
import { trainingForm } from '#content/words/forms.ts';
import {
  answerOf,
  expectNotice,
  fillPerson,
  openQuote,
  pageForm,
  person,
  submit,
  valuesOf,
} from './support/form.ts';
import { mainMenu } from './support/shell.ts';
import { expect, openHydrated, test } from './support/site.ts';

// nobody is asked twice in a visit who they are

test('who has begun in the dialog is known to the form of the next page', async ({ page }) => {
  await openHydrated(page, '/');
  await fillPerson(await openQuote(page));
  await page.keyboard.press('Escape');
  await mainMenu(page).getByRole('link', { name: routes.contact.label, exact: true }).click();
  await expect(page).toHaveURL(routes.contact.path);
  await expect.poll(() => valuesOf(pageForm(page))).toMatchObject(person);
});

test('who has applied is known to the dialog; the application is empty, and stays so', async ({ page }) => {
  await openHydrated(page, routes.training.path);
  const form = pageForm(page);
  await fillPerson(form);
  await submit(form);
  await expectNotice(page, answerOf(trainingForm));
  await form.locator('[name=name]').focus();
  expect(Object.values(await valuesOf(form)).join('')).toBe('');
  const dialog = await openQuote(page);
  expect(await valuesOf(dialog.locator('form'))).toMatchObject(person);
});

test('what is already typed is not touched, and a full load knows nothing', async ({ page }) => {
  await openHydrated(page, routes.contact.path);
  await pageForm(page).locator('[name=email]').fill('other@example.com');
  await fillPerson(await openQuote(page));
  await page.keyboard.press('Escape');
  await expect(pageForm(page).locator('[name=email]')).toHaveValue('other@example.com');
  await page.reload();
  await openQuote(page);
  expect(Object.values(await valuesOf(pageForm(page))).join('')).toBe('');
});
