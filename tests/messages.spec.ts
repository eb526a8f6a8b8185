import { company } from 'records:company';
import { ways } from '#content/facts/form-delivery.ts';
import { contactForm, formWords } from '#content/words/forms.ts';
import { receipt } from '#content/words/messages.ts';
import {
  answerOf,
  expectNotice,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  submit,
  valuesOf,
} from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

// messages that the site's own server takes; how it keeps them, its own tests show

test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');

test('a received message leaves its reference in the notice and in the form, until the next is typed', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  await fillPerson(form);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(form);
  const answer = await posted;
  expect(answer.status()).toBe(201);
  const { reference, answerBy } = await answer.json();
  await expectNotice(page, {
    title: contactForm.success.title,
    text: receipt.notice(reference, answerBy),
  });
  const status = form.getByRole('status').filter({ hasText: receipt.reference });
  await expect(status).toContainText(reference);
  await expect(status).toContainText(answerBy);
  await expect(status).not.toContainText(company.phone.display);
  expect(Object.values(await valuesOf(form)).join('')).toBe('');
  await settle(page);
  await expect(status).toBeVisible();
  await form.getByLabel(labels.name).pressSequentially('B');
  await expect(form.getByText(reference)).toHaveCount(0);
});

test('whoever wrote of an emergency is told to call, in the notice and in the form', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  await fillPerson(form);
  await form.locator('select[name=need]').selectOption('emergency', { force: true });
  await submit(form);
  const notice = notices(page).getByRole('listitem');
  await expect(notice).toContainText(receipt.urgent);
  await expect(notice).toContainText(company.phone.display);
  const urgent = form.getByRole('status').getByText(receipt.urgent);
  await expect(urgent.getByRole('link')).toHaveAttribute('href', `tel:${company.phone.e164}`);
});

test('the reference of a quote is there when the dialog is opened again', async ({ page }) => {
  await openHydrated(page, '/');
  let dialog = await openQuote(page);
  await fillPerson(dialog);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(dialog);
  const { reference } = await (await posted).json();
  await expectNotice(page, answerOf(contactForm));
  await expect(dialog).toBeHidden();
  dialog = await openQuote(page);
  await expect(dialog.getByText(reference)).toBeVisible();
});

test('a double click is one message', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  await fillPerson(form);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await form.locator('[type=submit]').dblclick();
  await expectNotice(page, answerOf(contactForm));
  await settle(page);
  expect(posts).toHaveLength(1);
});

test('a message that is too long is told so beside it, before anything is sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  await fillPerson(form);
  const { maxLength } = contactForm.fields.message;
  await form.getByLabel(labels.message).fill('x'.repeat(maxLength + 12));
  await submit(form);
  await expect(form.getByLabel(labels.message)).toHaveAccessibleDescription(
    new RegExp(formWords.tooLong(12)),
  );
  await form.getByLabel(labels.message).fill('x'.repeat(maxLength));
  await submit(form);
  await expectNotice(page, answerOf(contactForm));
});

test('a submit that waits for a script which never comes is sent without it', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
});
