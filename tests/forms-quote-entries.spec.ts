import { routes } from '#content/addresses/routes.ts';
import { contactForm, formWords } from '#content/words/forms.ts';
import {
  answerOf,
  choose,
  dropdown,
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  openQuote,
  optionOf,
  submit,
  valuesOf,
} from './support/form.ts';
import { mainMenu } from './support/shell.ts';
import { expect, holdApplication, hydrate, openHydrated, test } from './support/site.ts';

test('opens before React, and hydration keeps what was typed, chosen and focused', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/');
  const dialog = await openQuote(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByLabel(labels.name).fill('Ana');
  await dialog.locator('select[name=need]').selectOption('maintenance');
  const message = dialog.getByLabel(labels.message);
  await message.fill('Two lines');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
  release();
  await hydrate(page);
  await expect(await dropdown(dialog, labels.need)).toHaveText(
    optionOf(contactForm.fields.need, 'maintenance'),
  );
  await expect(message).toBeFocused();
  expect(
    await message.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
  ).toEqual([2, 5]);
  expect(await valuesOf(dialog.locator('form'))).toMatchObject({
    name: 'Ana',
    need: 'maintenance',
    message: 'Two lines',
  });
});

test('entries survive closing, reopening and moving between pages, and are gone once sent', async ({
  page,
}) => {
  await openHydrated(page, '/');
  let dialog = await openQuote(page);
  await fillPerson(dialog, { name: 'Ana', phone: '305 555 0199' });
  await choose(dialog, labels.need, optionOf(contactForm.fields.need, 'maintenance'));
  await dialog.getByLabel(labels.message).fill('Two\nlines');
  const typed = await valuesOf(dialog.locator('form'));
  expect(typed).toMatchObject({ name: 'Ana', need: 'maintenance', message: 'Two\nlines' });
  await page.keyboard.press('Escape');

  await mainMenu(page).getByRole('link', { name: routes.services.label }).click();
  await expect(page).toHaveURL('/services');
  dialog = await openQuote(page);
  expect(await valuesOf(dialog.locator('form'))).toEqual(typed);
  await expect(dialog.getByLabel(labels.need)).toHaveText(optionOf(contactForm.fields.need, 'maintenance'));

  await submit(dialog);
  if (!isReceived) {
    // nothing was sent: nothing is lost either
    await expect(dialog.getByRole('group', { name: formWords.compose.ready.title })).toBeFocused();
    expect(await valuesOf(dialog.locator('form'))).toEqual(typed);
    return;
  }
  await expectNotice(page, answerOf(contactForm));
  await expect(dialog).toBeHidden();
  dialog = await openQuote(page);
  expect(Object.values(await valuesOf(dialog.locator('form'))).join('')).toBe('');
});

test('nothing typed is stored on the device', async ({ page, context }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await fillPerson(dialog);
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain('Ana');
  expect(await context.cookies()).toEqual([]);
});

test('a faulty pair in the dialog is told as one, and the dialog stays', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await submit(dialog);
  await expect(dialog.getByLabel(labels.name)).toBeFocused();
  const pair = dialog.getByRole('group', { name: contactForm.fields.reach.label });
  await expect(pair.getByText(contactForm.fields.reach.missing)).toHaveCount(1);
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
  await expect(dialog).toBeVisible();
});
