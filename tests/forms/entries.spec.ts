import type { Locator, Page } from '@playwright/test';
import { honeypotField } from '#src/lib/form-fields.ts';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import {
  answerOf,
  choose,
  expectNotice,
  fillPerson,
  labels,
  notices,
  openQuote,
  optionOf,
  pageForm,
  person,
  submit,
  valuesOf,
} from '../support/form.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// what is typed, however it is typed; what the tab keeps of it, for how long, and for whom

const lettersOf = async (form: Locator) => Object.values(await valuesOf(form)).join('');
const isDelivered = ways.message.mode === 'here';

test('Enter in a line of text submits, once; in the message it does not', async ({ page }) => {
  await openHydrated(page, routes.training.path);
  const form = pageForm(page);
  const press = async (label: string) => {
    await form.getByLabel(label).focus();
    await page.keyboard.press('Enter');
  };
  const said = (type: string) => notices(page).locator(`[data-type=${type}][data-removed=false]`);
  await press(labels.message);
  await settle(page);
  await expect(said('error')).toHaveCount(0);
  await press(labels.name);
  await expect(said('error')).toHaveCount(1);
  await fillPerson(form);
  for (const _ of [1, 2]) await press(labels.name);
  await expect(said('success')).toHaveCount(1);
  await settle(page);
  await expect(said('error')).toHaveCount(0);
});

test('hostile text, and all fields filled at once, are kept, never run, and pass', async ({ page }) => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await openHydrated(page, routes.training.path);
  const name = `<img src=x onerror=alert(1)> O'Neil \\ %00 👷🏽‍♀️`;
  const message = `${name}\n<script>alert(1)</script> שלום \u202eabc ok \ud83d ok\n${'x'.repeat(9000)}`;
  const form = pageForm(page);
  // as a browser that knows the visitor fills them
  await form.evaluate(
    (element: HTMLFormElement, values) => {
      for (const [key, value] of Object.entries(values)) {
        const field = element.elements.namedItem(key) as HTMLInputElement;
        field.value = value;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { ...person, name, message, experience: 'advanced' },
  );
  expect(await valuesOf(form)).toMatchObject({ name, experience: 'advanced' });
  expect((await valuesOf(form)).message).toHaveLength(message.length);
  await submit(form);
  await expectNotice(page, answerOf(trainingForm));
  expect(alerts).toBe(0);
});

test('entries survive closing and moving between pages, in this tab alone', async ({ page, context }) => {
  await openHydrated(page, routes.home.path);
  const dialog = await openQuote(page);
  const form = dialog.locator('form');
  const need = optionOf(contactForm.fields.need, 'maintenance');
  await fillPerson(dialog);
  await choose(dialog, labels.need, need);
  await dialog.getByLabel(labels.message).fill('Two\nlines');
  const typed = await valuesOf(form);
  await page.keyboard.press('Escape');
  await goTo(page, 'services');
  await openQuote(page);
  expect(await valuesOf(form)).toEqual(typed);
  await expect(dialog.getByLabel(labels.need)).toHaveText(need);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(stored).not.toContain(person.email);
  expect(await context.cookies()).toEqual([]);
  await page.keyboard.press('Escape');

  await test.step('who has begun in the dialog is known to the form of the next page', async () => {
    await goTo(page, 'contact');
    await expect.poll(() => valuesOf(pageForm(page))).toMatchObject({ ...person, message: '' });
  });
  await test.step('what is already typed is not touched', async () => {
    await pageForm(page).locator('[name=email]').fill('other@example.com');
    await openQuote(page);
    await dialog.locator('[name=email]').fill('third@example.com');
    await page.keyboard.press('Escape');
    await expect(pageForm(page).locator('[name=email]')).toHaveValue('other@example.com');
  });
  await test.step('a full load gives it to no other form', async () => {
    await page.locator('form[name=quote]').evaluate((element: HTMLFormElement) => element.reset());
    await page.goto(routes.subcontractors.path);
    expect(await lettersOf(pageForm(page))).toBe('');
  });
  await test.step('who has applied is known to the dialog; the application is empty, and stays so', async () => {
    await openHydrated(page, routes.training.path);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, answerOf(trainingForm));
    await pageForm(page).locator('[name=name]').focus();
    expect(await lettersOf(pageForm(page))).toBe('');
    await openQuote(page);
    expect(await valuesOf(form)).toMatchObject(person);
  });
});

test('a reload, or a link and Back, costs nobody a word, though the code never comes', async ({ page }) => {
  await page.route('**/assets/app.*.js', () => undefined);
  await page.goto(routes.careers.path);
  const form = pageForm(page);
  await fillPerson(form);
  await form.locator('select[name=position]').selectOption('other');
  await form.locator(`[name=${honeypotField}]`).evaluate((trap: HTMLInputElement) => {
    trap.value = 'a machine';
    trap.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const typed = { ...(await valuesOf(form)), [honeypotField]: '' };
  await page.reload();
  expect(await valuesOf(form)).toEqual(typed);
  await page.getByRole('contentinfo').locator(`a[href="${routes.privacy.path}"]`).first().click();
  await expect(page).toHaveURL(routes.privacy.path);
  await page.goBack();
  await expect.poll(() => valuesOf(form)).toEqual(typed);
});

test('what was sent is kept no longer; another form, not sent yet, is', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED|Failed to fetch/);
  await openHydrated(page, routes.training.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, answerOf(trainingForm));
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.reload();
  expect(await lettersOf(pageForm(page))).toBe('');
  test.skip(!isDelivered, 'messages go elsewhere, as the settings say');
  await page.route('**/assets/app.*.js', (route) => route.abort());
  for (const name of ['subcontractors', 'contact'] as const) {
    await page.goto(routes[name].path);
    await fillPerson(pageForm(page));
  }
  await submit(pageForm(page));
  await expect(page).toHaveURL(/\/messages\/./);
  // its script is what forgets
  await page.waitForLoadState();
  await page.goto(routes.contact.path);
  expect(await lettersOf(pageForm(page))).toBe('');
  await page.goto(routes.subcontractors.path);
  expect(await valuesOf(pageForm(page))).toMatchObject(person);
});

test('where the tab’s storage is full, or written by others, forms work', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('typed:training/training', '{"name":{},"experience":"gone"}');
    sessionStorage.setItem('typed:quote', '{');
    Storage.prototype.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError');
    };
  });
  await openHydrated(page, routes.training.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, answerOf(trainingForm));
});

function goTo(page: Page, name: 'services' | 'contact'): Promise<void> {
  return mainMenu(page).getByRole('link', { name: routes[name].label, exact: true }).click();
}
