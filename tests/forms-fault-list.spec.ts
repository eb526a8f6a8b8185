import { careersForm, contactForm } from '#content/words/forms.ts';
import { returnedPage } from '#content/words/messages.ts';
import { fillPerson, labels, openQuote, pageForm, submit } from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';

for (const width of [390, 1366]) {
  test(`at ${width} px the faults of a long form are summed up at its top, each leading to its field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, '/careers');
    const form = pageForm(page);
    await fillPerson(form, { email: 'ana@' });
    await submit(form);
    const list = form.getByRole('list', { name: returnedPage.faults });
    const { name, email, phone, position } = careersForm.fields;
    const links = list.getByRole('link');
    await expect(links).toHaveText([name.missing, email.malformed, phone.missing, position.missing]);
    // to be seen together with the first field, which has the focus
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel(labels.name)).toBeFocused();
    for (const [index, label] of [labels.name, labels.email, labels.phone, labels.position].entries()) {
      await links.nth(index).click();
      await expect(form.getByLabel(label)).toBeFocused();
      await expect(form.getByLabel(label)).toBeInViewport({ ratio: 1 });
    }
    await expect(page).toHaveURL('/careers');
  });
}

test('what is mended leaves the list; a last fault is said at its field alone', async ({ page }) => {
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await submit(form);
  const lines = form.getByRole('list', { name: returnedPage.faults }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await form.getByLabel(labels.email).pressSequentially('ana@example.com');
  await expect(lines).toHaveCount(2);
  await expect(form.getByLabel(labels.email)).toBeInViewport({ ratio: 1 });
  await form.getByLabel(labels.phone).fill('305 555 0199');
  await expect(lines).toHaveCount(0);
  await expect(form.getByLabel(labels.name)).toHaveAttribute('aria-invalid', 'true');
});

test('in the dialog a line of the list leads to its field, and the dialog stays', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await submit(dialog);
  const list = dialog.getByRole('list', { name: returnedPage.faults });
  // a pair of which one is enough is one fault, at the first of the two
  await list.getByRole('link', { name: contactForm.fields.reach.missing }).click();
  await expect(dialog.getByLabel(labels.email, { exact: true })).toBeFocused();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/');
});
