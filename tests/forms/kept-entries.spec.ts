import { honeypotField } from '#src/lib/form-fields.ts';
import { trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import {
  answerOf,
  dropdown,
  everyForm,
  expectNotice,
  fillPerson,
  openQuote,
  optionOf,
  pageForm,
  person,
  submit,
  valuesOf,
} from '../support/form.ts';
import { mainMenu, quoteDialog } from '../support/shell.ts';
import { expect, hydrate, openHydrated, test } from '../support/site.ts';

// what the tab keeps of what was typed, and for how long

test('who has begun in the dialog is known to the form of the next page', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await fillPerson(dialog);
  await page.keyboard.press('Escape');
  await mainMenu(page).getByRole('link', { name: routes.contact.label, exact: true }).click();
  await expect(page).toHaveURL(routes.contact.path);
  await expect.poll(() => valuesOf(pageForm(page))).toMatchObject(person);

  await test.step('what is already typed is not touched', async () => {
    await pageForm(page).locator('[name=email]').fill('other@example.com');
    await openQuote(page);
    await dialog.locator('[name=email]').fill('third@example.com');
    await page.keyboard.press('Escape');
    await expect(pageForm(page).locator('[name=email]')).toHaveValue('other@example.com');
  });
  await test.step('a full load knows what each form was told, and gives none of it to another', async () => {
    await page.reload();
    await openQuote(page);
    expect(await valuesOf(pageForm(page))).toMatchObject({ ...person, email: 'other@example.com' });
    expect(await valuesOf(dialog.locator('form'))).toMatchObject({ ...person, email: 'third@example.com' });
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.reset());
    await page.goto(routes.subcontractors.path);
    expect(Object.values(await valuesOf(pageForm(page))).join('')).toBe('');
  });
  await test.step('who has applied is known to the dialog; the application is empty, and stays so', async () => {
    await openHydrated(page, routes.training.path);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, answerOf(trainingForm));
    await pageForm(page).locator('[name=name]').focus();
    expect(Object.values(await valuesOf(pageForm(page))).join('')).toBe('');
    await openQuote(page);
    expect(await valuesOf(dialog.locator('form'))).toMatchObject(person);
  });
});

for (const { name, path, words } of everyForm)
  for (const isHydrated of [false, true])
    test(`a reload, or a link and Back, costs the ${name} form no word, ${isHydrated ? 'hydrated' : 'before it'}`, async ({
      page,
    }) => {
      const open = async () => {
        if (name === 'quote' && !(await quoteDialog(page).isVisible())) await openQuote(page);
        return name === 'quote' ? quoteDialog(page).locator('form') : pageForm(page);
      };
      if (!isHydrated) await page.route('**/assets/app.*.js', () => undefined);
      await page.goto(path);
      if (isHydrated) await hydrate(page);
      const form = await open();
      for (const [key, field] of Object.entries(words.fields))
        if (field.type === 'choice')
          await form
            .locator(`select[name=${key}]`)
            .selectOption(field.options.at(-1)?.value ?? '', { force: true });
        else if (field.type !== 'one-of') await form.locator(`[name=${key}]`).fill(`my ${key} 7`);
      await form.locator(`[name=${honeypotField}]`).evaluate((trap: HTMLInputElement) => {
        trap.value = 'a machine';
        trap.dispatchEvent(new Event('input', { bubbles: true }));
      });
      const { [honeypotField]: _, ...typed } = await valuesOf(form);
      expect(Object.values(typed).every(Boolean)).toBe(true);

      await page.reload();
      if (isHydrated) await hydrate(page);
      await expect.poll(async () => valuesOf(await open())).toEqual({ ...typed, [honeypotField]: '' });
      for (const [key, field] of Object.entries(words.fields))
        if (isHydrated && field.type === 'choice')
          await expect(await dropdown(form, new RegExp(field.label))).toContainText(
            optionOf(field, typed[key] ?? ''),
          );

      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').locator(`a[href="${routes.privacy.path}"]`).first().click();
      await expect(page).toHaveURL(routes.privacy.path);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(async () => valuesOf(await open())).toMatchObject(typed);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });

test('what was sent is kept no longer, whichever way it went', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED|Failed to fetch/);
  const nothingKept = async () => {
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.reload();
    expect(Object.values(await valuesOf(pageForm(page))).join('')).toBe('');
  };
  await openHydrated(page, routes.training.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, answerOf(trainingForm));
  await nothingKept();
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await page.goto(routes.subcontractors.path);
  await fillPerson(pageForm(page));
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto(routes.contact.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expect(page).toHaveURL(/\/messages\/./);
  // its script is what forgets
  await page.waitForLoadState();
  await page.goto(routes.contact.path);
  expect(Object.values(await valuesOf(pageForm(page))).join('')).toBe('');
  await test.step('and another form, not sent yet, is', async () => {
    await page.goto(routes.subcontractors.path);
    expect(await valuesOf(pageForm(page))).toMatchObject(person);
  });
});

for (const [what, spoil] of [
  [
    'denied',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('No', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No', 'QuotaExceededError');
      };
    },
  ],
  [
    'written by others',
    () => {
      for (const text of ['null', '3', '{', '{"name":{},"experience":"gone"}', '["a"]'])
        sessionStorage.setItem(`typed:training/training`, text);
    },
  ],
] as const)
  test(`where the tab's storage is ${what}, forms work`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openHydrated(page, routes.training.path);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, answerOf(trainingForm));
  });
