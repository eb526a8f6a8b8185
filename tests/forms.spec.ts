import {
  dropdown,
  expectNotice,
  fillPerson,
  notices,
  pageForm,
  printTable,
  submit,
  valuesOf,
} from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';

// word for word as the specification has them
const required = 'Please fill in required fields';
const received = 'Application submitted successfully!';
const messages = [
  ['/training', 'missing', required, 'Name, email, and phone are required.'],
  ['/careers', 'missing', required, 'Name, email, phone, and desired position are required.'],
  ['/training', 'success', received, "We'll contact you within 24 hours to discuss your training needs."],
  ['/careers', 'success', received, "We'll review your application and contact you within 48 hours."],
  ['/contact', 'missing', required, 'Name and an email or phone are required.'],
  ['/contact', 'success', 'Message received', 'Thank you. We respond within 24 hours.'],
  ['/subcontractors', 'missing', required, 'Name and an email or phone are required.'],
  ['/subcontractors', 'success', 'Message received', 'Thank you. We respond within 24 hours.'],
] as const;

test('every message of the forms, seen in the browser', async ({ page }) => {
  const seen: string[][] = [];
  for (const [path, kind, title, text] of messages) {
    await openHydrated(page, path);
    const form = pageForm(page);
    if (kind === 'success') {
      await fillPerson(form);
      if (path === '/careers')
        await form.locator('select[name=position]').selectOption('apprentice', { force: true });
    }
    await submit(form);
    await expectNotice(page, title, text);
    const notice = notices(page).getByRole('listitem');
    await expect(notice).toHaveAttribute('data-type', kind === 'success' ? 'success' : 'error');
    await expect(notice.getByRole('alert')).toHaveCount(kind === 'success' ? 0 : 1);
    seen.push([path, kind, title, text]);
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

test('each faulty field says what is wrong, the first has the focus, and nothing typed is lost', async ({
  page,
}) => {
  await openHydrated(page, '/careers');
  const form = pageForm(page);
  await fillPerson(form, { name: '   ', email: 'ana@', phone: '954 555 0142' });
  await form.getByLabel('Message').fill('Ten years of rooftops');
  await submit(form);
  await expectNotice(page, required, 'desired position');

  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter your name');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(await dropdown(form, 'Desired position')).toHaveAccessibleDescription(/Choose a position/);
  for (const label of ['Name', 'Email', 'Desired position']) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  expect(await valuesOf(form)).toMatchObject({
    email: 'ana@',
    phone: '954 555 0142',
    message: 'Ten years of rooftops',
  });
});

test('a fault goes away once it is mended, and the notice with the last one', async ({ page }) => {
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await fillPerson(form, { email: 'ana@example.com', phone: '12' });
  await submit(form);
  await expect(notices(page).getByRole('listitem')).toBeVisible();
  await form.getByLabel('Name').pressSequentially('A');
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  await form.getByLabel('Phone').fill('954 555 014');
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});

test('a malformed address alone is told beside the field, without a notice about missing fields', async ({
  page,
}) => {
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await fillPerson(form, { name: 'Ana', email: 'ana at example.com', phone: '9545550142' });
  await submit(form);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});

for (const path of ['/training', '/careers', '/contact', '/subcontractors']) {
  test(`${path}: success empties every field, dropdowns too`, async ({ page }) => {
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
    for (const trigger of await form.getByRole('combobox').all()) await expect(trigger).toHaveText(/^Choose/);
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  });
}

test.describe('email or phone', () => {
  for (const reach of [{ email: 'ana@example.com' }, { phone: '954 555 0142' }]) {
    test(`${Object.keys(reach)} is enough`, async ({ page }) => {
      await openHydrated(page, '/contact');
      await fillPerson(pageForm(page), { name: 'Ana', ...reach });
      await submit(pageForm(page));
      await expectNotice(page, 'Message received', 'Thank you.');
    });
  }

  test('neither marks both, as one pair with one message', async ({ page }) => {
    await openHydrated(page, '/contact');
    const form = pageForm(page);
    await fillPerson(form, { name: 'Ana' });
    await submit(form);
    await expect(form.getByLabel('Email', { exact: true })).toBeFocused();
    for (const label of ['Email', 'Phone']) {
      await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /Enter an email or a phone/,
      );
    }
    await expect(form.getByText('Enter an email or a phone number')).toHaveCount(1);
    await form.getByLabel('Phone', { exact: true }).fill('9545550142');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  });
});

for (const [name, position] of [
  ['HVAC Technician', 'technician'],
  ['HVAC Helper/Apprentice', 'apprentice'],
  ['Project Supervisor', 'supervisor'],
] as const) {
  test(`the Apply link of ${name} chooses the position`, async ({ page }) => {
    // not hydrated: the click itself is the first sign of intent
    await page.goto('/careers');
    await page.locator('article').filter({ hasText: name }).getByRole('link', { name: /Apply/ }).click();
    await expect(page).toHaveURL('/careers#apply');
    await expect(await dropdown(pageForm(page), 'Desired position')).toContainText(name);
    expect(await valuesOf(pageForm(page))).toMatchObject({ position });
  });
}

test('near the job application stands how a résumé reaches us', async ({ page }) => {
  await page.goto('/careers');
  await expect(pageForm(page)).toContainText(/Email it, or bring it to the interview/);
  await expect(pageForm(page).getByRole('link', { name: /Email it to/ })).toHaveAttribute('href', /^mailto:/);
});
