import { company } from 'records:company';
import { resume } from 'words:forms';
import { receipt } from 'words:messages';
import { honeypotField } from '#src/lib/honeypot-field.ts';
import { openPositions } from '#src/views/careers.ts';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import {
  answerOf,
  choose,
  dropdown,
  everyForm,
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
import { mainMenu, quoteDialog } from '../support/shell.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

// what is typed, however it is typed and whatever fails meanwhile

const hostile = {
  '10,000 characters': 'x'.repeat(10_000),
  emoji: '👷🏽‍♀️ 🔧 ❄️',
  'right-to-left text': 'שלום, המזגן לא עובד \u202eabc',
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script>&amp;',
  quotes: `O'Neil "Big" \`Al\` \\ %00 \${name}`,
  'leading zeros': '0049',
  'half an emoji': 'ok \ud83d ok',
  newlines: 'one\ntwo\r\nthree',
};

test('hostile values are kept, never run, and pass; keys, paste and autofill are taken as they are', async ({
  page,
}) => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await openHydrated(page, '/training');
  const form = pageForm(page);
  const said = (type: string) => notices(page).locator(`[data-type=${type}][data-removed=false]`);
  const wellFormed = (text = '') => text.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll('\r\n', '\n');
  for (const [name, value] of Object.entries(hostile))
    await test.step(name, async () => {
      const oneLine = value.replaceAll(/[\r\n]+/g, '').slice(0, trainingForm.fields.name.maxLength);
      await form.getByLabel(labels.name).fill(oneLine);
      await form.getByLabel(labels.message).fill(value);
      await submit(form);
      await expect(said('error')).toHaveCount(1);
      const kept = await valuesOf(form);
      expect(kept.name).toBe(wellFormed(oneLine));
      expect(wellFormed(kept.message)).toBe(wellFormed(value));
      // … and accepted once the rest is there
      await fillPerson(form, { email: person.email, phone: '0000 555 0199' });
      await submit(form);
      await expect(said('success')).toHaveCount(1);
      await expect(form.getByLabel(labels.name)).toHaveValue('');
    });
  expect(alerts).toBe(0);

  await test.step('text pasted with newlines into one line stays one line', async () => {
    const name = form.getByLabel(labels.name);
    await name.focus();
    await name.evaluate(() => document.execCommand('insertText', false, 'Ana\r\nÑandú'));
    expect(await name.inputValue()).not.toMatch(/[\r\n]/);
    expect(await name.inputValue()).toContain('Ñandú');
  });
  await test.step('Enter in a line of text submits, once; in the message it does not', async () => {
    await form.getByLabel(labels.message).focus();
    await page.keyboard.press('Enter');
    await settle(page);
    await expect(said('error')).toHaveCount(0);
    await form.getByLabel(labels.name).focus();
    await page.keyboard.press('Enter');
    await expect(said('error')).toHaveCount(1);
    await fillPerson(form);
    await form.getByLabel(labels.name).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(said('success')).toHaveCount(1);
    await settle(page);
    await expect(said('error')).toHaveCount(0);
  });
  await test.step('all fields at once', async () => {
    await form.evaluate(
      (element: HTMLFormElement, filled) => {
        for (const [name, value] of Object.entries(filled)) {
          const field = element.elements.namedItem(name) as HTMLInputElement;
          field.value = value;
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      { ...person, experience: 'advanced' },
    );
    await submit(form);
    await expect(said('success')).toHaveCount(1);
    await expect(form.getByLabel(labels.name)).toHaveValue('');
  });
});

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

test('whoever takes two hours for a form still has every word of it, and sends it', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  await fillPerson(pageForm(page));
  await page.clock.runFor(2 * 60 * 60_000);
  await submit(pageForm(page));
  await expectNotice(page, answerOf(trainingForm));
});

test('a position’s link chooses it, and near the form stands how a résumé reaches us', async ({ page }) => {
  test.skip(openPositions.length === 0, 'there is no open position to apply for');
  for (const { id, title, applyLabel } of openPositions) {
    // not hydrated: the click itself is the first sign of intent
    await page.goto('/careers');
    await page.getByRole('article').getByRole('link', { name: applyLabel, exact: true }).click();
    await expect(page).toHaveURL('/careers#apply');
    await expect(await dropdown(pageForm(page), labels.position)).toContainText(title);
    expect(await valuesOf(pageForm(page))).toMatchObject({ position: id });
  }
  await expect(pageForm(page)).toContainText(resume.text);
  await expect(pageForm(page).getByRole('link', { name: resume.link })).toHaveAttribute('href', /^mailto:/);
});

test('whoever chooses an emergency reads at once, and once it is sent, that it is called in', async ({
  page,
}) => {
  const { need } = contactForm.fields;
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  const urgent = form.getByRole('status').filter({ hasText: need.urgent });
  await dropdown(form, need.label);
  await expect(urgent).toBeHidden();
  await choose(form, need.label, optionOf(need, 'emergency'));
  await expect(urgent.getByRole('link')).toHaveAttribute('href', `tel:${company.phone.e164}`);
  await choose(form, need.label, optionOf(need, 'quote'));
  await expect(urgent).toBeHidden();
  if (ways.message.mode !== 'here') return;
  await choose(form, need.label, optionOf(need, 'emergency'));
  await fillPerson(form);
  await submit(form);
  const notice = notices(page).getByRole('listitem');
  await expect(notice).toContainText(receipt.urgent);
  await expect(notice).toContainText(company.phone.display);
  const told = form.getByRole('status').getByText(receipt.urgent);
  await expect(told.getByRole('link')).toHaveAttribute('href', `tel:${company.phone.e164}`);
});
