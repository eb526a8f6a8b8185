import { careersForm, contactForm, subcontractorForm, trainingForm } from '#content/words/forms.ts';
import {
  answerOf,
  expectNotice,
  fillPerson,
  isReceived,
  notices,
  pageForm,
  printTable,
  submit,
  unreceived,
  valuesOf,
} from './support/form.ts';
import { expect, openHydrated, readText, test } from './support/site.ts';

const forms = {
  '/training': trainingForm,
  '/careers': careersForm,
  '/contact': contactForm,
  '/subcontractors': subcontractorForm,
};

test('every message of the forms, seen in the browser', async ({ page }) => {
  test.skip(!isReceived, unreceived);
  const seen: string[][] = [];
  for (const [path, words] of Object.entries(forms)) {
    for (const moment of ['incomplete', 'complete'] as const) {
      await openHydrated(page, path);
      const form = pageForm(page);
      const [said, kind] = moment === 'complete' ? [answerOf(words), 'success'] : [words.missing, 'error'];
      if (moment === 'complete') {
        await fillPerson(form);
        if (path === '/careers')
          await form.locator('select[name=position]').selectOption('other', { force: true });
      }
      await submit(form);
      await expectNotice(page, said);
      const notice = notices(page).getByRole('listitem');
      await expect(notice).toHaveAttribute('data-type', kind);
      await expect(notice.getByRole('alert')).toHaveCount(kind === 'success' ? 0 : 1);
      seen.push([path, moment, said.title, await readText(notice)]);
    }
  }
  printTable('Messages seen in the browser', seen);
});

for (const [path, fields] of [
  ['/training', ['name', 'email', 'phone']],
  ['/careers', ['name', 'email', 'phone', 'position']],
  ['/contact', ['name']],
  ['/subcontractors', ['name']],
] as const) {
  test(`${path}: the required fields are marked, nothing else is`, async ({ page }) => {
    await page.goto(path);
    const marked = await pageForm(page)
      .locator('[required]')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name));
    expect(marked).toEqual(fields);
    await expect(pageForm(page)).toHaveJSProperty('noValidate', true);
    await expect(pageForm(page).locator('[name=email]')).toHaveAttribute('type', 'email');
    await expect(pageForm(page).locator('[name=phone]')).toHaveAttribute('type', 'tel');
    for (const [name, token] of Object.entries({ name: 'name', email: 'email', phone: 'tel' })) {
      await expect(pageForm(page).locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token);
    }
  });
}

const placeholders = [
  trainingForm.fields.experience,
  careersForm.fields.position,
  contactForm.fields.need,
  contactForm.fields.county,
  subcontractorForm.fields.trade,
].map(({ placeholder }) => placeholder);

for (const [path, { kind }] of Object.entries(forms)) {
  test(`${path}: success empties every field, dropdowns too`, async ({ page }) => {
    test.skip(kind === 'message' && !isReceived, unreceived);
    await openHydrated(page, path);
    const form = pageForm(page);
    const empty = await valuesOf(form);
    await fillPerson(form);
    for (const text of await form.locator('textarea').all()) await text.fill('More\nabout it');
    for (const trigger of await form.getByRole('combobox').all()) {
      await expect(trigger).toHaveJSProperty('tagName', 'BUTTON');
      await trigger.click();
      await page.getByRole('option').nth(1).click();
    }
    expect(await valuesOf(form)).not.toEqual(empty);
    await submit(form);
    await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'success');
    expect(await valuesOf(form)).toEqual(empty);
    for (const trigger of await form.getByRole('combobox').all())
      expect(placeholders).toContain(await trigger.textContent());
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  });
}
