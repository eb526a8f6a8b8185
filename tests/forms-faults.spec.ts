import { careersForm, contactForm } from '#content/words/forms.ts';
import {
  answerOf,
  dropdown,
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  pageForm,
  submit,
  unreceived,
  valuesOf,
} from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';

test('each faulty field says what is wrong, the first has the focus, and nothing typed is lost', async ({
  page,
}) => {
  await openHydrated(page, '/careers');
  const form = pageForm(page);
  await fillPerson(form, { name: '   ', email: 'ana@', phone: '305 555 0199' });
  await form.getByLabel(labels.message).fill('Ten years of rooftops');
  await submit(form);
  await expectNotice(page, careersForm.missing);

  await expect(form.getByLabel(labels.name)).toBeFocused();
  await expect(form.getByLabel(labels.name)).toHaveAccessibleDescription(careersForm.fields.name.missing);
  await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription(careersForm.fields.email.malformed);
  await expect(await dropdown(form, labels.position)).toHaveAccessibleDescription(
    careersForm.fields.position.missing,
  );
  for (const label of [labels.name, labels.email, labels.position]) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByLabel(labels.phone)).not.toHaveAttribute('aria-invalid');
  expect(await valuesOf(form)).toMatchObject({
    email: 'ana@',
    phone: '305 555 0199',
    message: 'Ten years of rooftops',
  });
});

test('a fault goes away once it is mended, and the notice with the last one', async ({ page }) => {
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await fillPerson(form, { email: 'ana@example.com', phone: '12' });
  await submit(form);
  await expect(notices(page).getByRole('listitem')).toBeVisible();
  await form.getByLabel(labels.name).pressSequentially('A');
  await expect(form.getByLabel(labels.name)).not.toHaveAttribute('aria-invalid');
  await form.getByLabel(labels.phone).fill('305 555 019');
  await expect(form.getByLabel(labels.phone)).not.toHaveAttribute('aria-invalid');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});

test('a malformed address alone is told beside the field, without a notice about missing fields', async ({
  page,
}) => {
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await fillPerson(form, { name: 'Ana', email: 'ana at example.com', phone: '3055550199' });
  await submit(form);
  await expect(form.getByLabel(labels.email)).toBeFocused();
  await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription(careersForm.fields.email.malformed);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});

test.describe('email or phone', () => {
  for (const reach of [{ email: 'ana@example.com' }, { phone: '305 555 0199' }]) {
    test(`${Object.keys(reach)} is enough`, async ({ page }) => {
      test.skip(!isReceived, unreceived);
      await openHydrated(page, '/contact');
      await fillPerson(pageForm(page), { name: 'Ana', ...reach });
      await submit(pageForm(page));
      await expectNotice(page, answerOf(contactForm));
    });
  }

  test('neither marks both, as one pair with one message', async ({ page }) => {
    await openHydrated(page, '/contact');
    const form = pageForm(page);
    await fillPerson(form, { name: 'Ana' });
    await submit(form);
    await expect(form.getByLabel(labels.email, { exact: true })).toBeFocused();
    for (const label of [labels.email, labels.phone]) {
      const description = new RegExp(contactForm.fields.reach.missing);
      await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(description);
    }
    await expect(form.getByText(contactForm.fields.reach.missing)).toHaveCount(1);
    await form.getByLabel(labels.phone, { exact: true }).fill('3055550199');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  });
});
