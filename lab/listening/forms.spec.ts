import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import type { Page } from '@playwright/test';
import type { Field } from '../../src/views/form.ts';
import { careersForm, contactForm, subcontractorForm, trainingForm } from '../../src/views/forms.ts';
import {
  dropdown,
  fillPerson,
  isReceived,
  labels,
  openQuote,
  pageForm,
  submit,
  unreceived,
} from '../../tests/support/form.ts';
import { expect, openHydrated, settle, test } from '../../tests/support/site.ts';
import { hear, heardSince, listen, provideReader, saying } from './support/listen.ts';

// what is said of each field, of what is wrong with it, and of what became of a message

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => provideReader(page));

for (const [path, form] of [
  ['/contact', contactForm],
  ['/training', trainingForm],
  ['/careers', careersForm],
  ['/subcontractors', subcontractorForm],
] as const) {
  const fields = Object.values(form.fields as Record<string, Field>);
  const controls = fields.filter(({ type }) => type !== 'one-of');
  const group = fields.find(({ type }) => type === 'one-of');
  const paired = group?.type === 'one-of' ? group.fields.map((name) => labelOf(form, name)) : [];

  test(`${path} says of each field its label, its hint, and whether it must be filled in`, async ({
    page,
  }) => {
    await page.goto(path);
    const heard = await hear(page, 'main form');
    expect(heard[0]).toMatch(/^form, ./);
    for (const { label, hint = '', required = false } of controls) {
      const field = fieldOf(heard, label, hint);
      expect(field, label).not.toBe('');
      expect(isRequired(field), field).toBe(required);
      if (!required && !paired.includes(label)) expect(field).toContain(formWords.optional);
    }
    if (group) expect(saying(heard, `group, ${group.label}`)).not.toBe('');
    for (const label of paired) expect(fieldOf(heard, label, group?.hint ?? ''), label).not.toBe('');
    expect(saying(heard, formWords.honeypot), 'the honeypot').toBe('');
  });

  test(`${path} says what is missing at once, and at each field what to do`, async ({ page }) => {
    await openHydrated(page, path);
    const choice = controls.find(({ type }) => type === 'choice');
    if (choice) await dropdown(pageForm(page), choice.label);
    await listen(page);
    await submit(pageForm(page));
    const { title, text } = form.missing;
    await expect.poll(() => isAnnounced(page, title, text), 'the notice').toBe(true);
    const isFirst = async () =>
      isInvalid(fieldOf(await heardSince(page), labels.name, form.fields.name.missing));
    await expect.poll(isFirst, 'the first faulty field, which gets the focus').toBe(true);

    await settle(page);
    const heard = await hear(page, 'main form');
    for (const { label, missing = '' } of controls.filter(({ required }) => required))
      expect(isInvalid(fieldOf(heard, label, missing)), label).toBe(true);
    for (const label of paired)
      expect(isInvalid(fieldOf(heard, label, group?.missing ?? '')), label).toBe(true);
  });
}

test('a message that was received is announced', async ({ page }) => {
  test.skip(!isReceived, unreceived);
  await openHydrated(page, '/contact');
  await dropdown(pageForm(page), labels.county);
  await fillPerson(pageForm(page));
  await listen(page);
  await submit(pageForm(page));
  const { title } = contactForm.success;
  await expect.poll(() => isAnnounced(page, title)).toBe(true);
});

test('the quote dialog says its title and its promise, then its fields', async ({ page }) => {
  await openHydrated(page, '/government');
  await openQuote(page);
  await settle(page);
  const heard = await hear(page, 'dialog[open]');
  const { title, note } = contactCard.quote;
  expect(saying(heard.slice(0, 1), 'dialog, ', title, note)).not.toBe('');
  expect(saying(heard, 'button, ', formWords.close)).not.toBe('');
  expect(isRequired(fieldOf(heard, labels.name))).toBe(true);
  expect(fieldOf(heard, labels.email, contactForm.fields.reach.hint)).not.toBe('');
});

/** What is said of the field with this label, if all these words are said with it. */
function fieldOf(heard: readonly string[], label: string, ...words: string[]): string {
  const field = (phrase: string) =>
    /^(textbox|combobox), /.test(phrase) && phrase.replace(/^\w+, /, '').startsWith(label);
  return saying(heard.filter(field), ...words);
}

function labelOf(form: { fields: object }, name: string): string {
  return (form.fields as Record<string, Field>)[name]?.label ?? name;
}

const isRequired = (phrase: string) => /(?<!not )\brequired\b/.test(phrase);
const isInvalid = (phrase: string) => /(?<!not )\binvalid\b/.test(phrase);

/** Whether all of these words were said in one announcement. */
async function isAnnounced(page: Page, ...words: string[]): Promise<boolean> {
  const announced = (await heardSince(page)).filter((phrase) => /^(polite|assertive): /.test(phrase));
  return saying(announced, ...words) !== '';
}
