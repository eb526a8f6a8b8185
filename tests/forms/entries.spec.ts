import { company } from 'records:company';
import { resume } from 'words:forms';
import { receipt } from 'words:messages';
import { openPositions } from '#src/views/careers.ts';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { ways } from '#src/views/settings.ts';
import {
  answerOf,
  choose,
  dropdown,
  expectNotice,
  fillPerson,
  labels,
  notices,
  optionOf,
  pageForm,
  person,
  submit,
  valuesOf,
} from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

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
    const link = page.getByRole('article').getByRole('link', { name: applyLabel, exact: true });
    // without a script too
    await expect(link).toHaveAttribute('href', /#apply$/);
    await link.click();
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
