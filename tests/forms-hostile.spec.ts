import { formWords, trainingForm } from '#content/words/forms.ts';
import {
  dropdown,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  person,
  printTable,
  submit,
  valuesOf,
} from './support/form.ts';
import { expect, hydrate, openHydrated, settle, test } from './support/site.ts';

const values = {
  '10,000 characters': 'x'.repeat(10_000),
  emoji: '👷🏽‍♀️ 🔧 ❄️',
  'right-to-left text': 'שלום, המזגן לא עובד \u202eabc',
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script>&amp;',
  quotes: `O'Neil "Big" \`Al\` \\ %00 \${name}`,
  'leading zeros': '0049',
  'half an emoji': 'ok \ud83d ok',
  newlines: 'one\ntwo\r\nthree',
};

test('hostile values are kept, never run, and pass', async ({ page }) => {
  const outcome: string[][] = [];
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await openHydrated(page, '/training');
  const form = pageForm(page);
  for (const [name, value] of Object.entries(values)) {
    // kept after an error …
    const oneLine = value.replaceAll(/[\r\n]+/g, '').slice(0, trainingForm.fields.name.maxLength);
    const wellFormed = (text: string) =>
      text.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll('\r\n', '\n');
    await form.getByLabel(labels.name).fill(oneLine);
    await form.getByLabel(labels.message).fill(value);
    await form.getByLabel(labels.email).fill('');
    await submit(form);
    await expect(notices(page).locator('[data-type=error][data-removed=false]')).toBeVisible();
    const kept = await valuesOf(form);
    expect(kept.name).toBe(wellFormed(oneLine));
    expect(wellFormed(kept.message ?? '')).toBe(wellFormed(value));
    // … and accepted once the rest is there
    await fillPerson(form, { email: person.email, phone: '0000 555 0199' });
    await submit(form);
    await expect(notices(page).locator('[data-type=success][data-removed=false]')).toBeVisible();
    await expect(form.getByLabel(labels.name)).toHaveValue('');
    outcome.push([name, 'kept on error, accepted, emptied']);
  }
  expect(alerts).toBe(0);
  printTable('Hostile values', outcome);
});

test('autofill of all fields at once is taken as it is', async ({ page }) => {
  await openHydrated(page, '/careers');
  const form = pageForm(page);
  await form.evaluate(
    (element: HTMLFormElement, filled) => {
      for (const [name, value] of Object.entries(filled)) {
        const field = element.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { ...person, position: 'other' },
  );
  await submit(form);
  await expect(notices(page).locator('[data-type=success][data-removed=false]')).toBeVisible();
});

test('text pasted with newlines into one line stays one line', async ({ page }) => {
  await openHydrated(page, '/training');
  const name = pageForm(page).getByLabel(labels.name);
  await name.focus();
  await name.evaluate(() => document.execCommand('insertText', false, 'Ana\r\nÑandú'));
  expect(await name.inputValue()).not.toMatch(/[\r\n]/);
  expect(await name.inputValue()).toContain('Ñandú');
});

test('Enter in a line of text submits, in the message it does not', async ({ page }) => {
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await form.getByLabel(labels.message).fill('one');
  await page.keyboard.press('Enter');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await form.getByLabel(labels.name).focus();
  await page.keyboard.press('Enter');
  await expect(notices(page).locator('[data-type=error][data-removed=false]')).toBeVisible();
});

for (const [kind, act] of [
  ['a double click', 'dblclick'],
  ['Enter twice', 'enter'],
] as const) {
  test(`${kind} submits once: no error follows the success`, async ({ page }) => {
    await openHydrated(page, '/training');
    const form = pageForm(page);
    await fillPerson(form);
    if (act === 'dblclick') await form.getByRole('button', { name: formWords.apply }).dblclick();
    else {
      await form.getByLabel(labels.name).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'success');
    await settle(page);
    await expect(notices(page).getByRole('listitem')).toHaveCount(1);
    await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'success');
  });
}

test('a submit before hydration is held, checked, and loses nothing', async ({ page }) => {
  await page.route('**/assets/app.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/training');
  const form = pageForm(page);
  await form.getByLabel(labels.name).fill('Ana');
  await submit(form);
  expect(page.url()).toMatch(/\/training$/);
  await hydrate(page);
  await expect(notices(page).locator('[data-type=error][data-removed=false]')).toBeVisible();
  await expect(form.getByLabel(labels.name)).toHaveValue('Ana');
  await expect(form.getByLabel(labels.email)).toBeFocused();
});

test('text typed into the dialog right after it opens is kept', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await dialog.getByLabel(labels.name).pressSequentially('Ana Ñandú', { delay: 5 });
  // the last thing that happens to a form that has opened
  await dropdown(dialog, labels.county);
  await expect(dialog.getByLabel(labels.name)).toHaveValue('Ana Ñandú');
});
