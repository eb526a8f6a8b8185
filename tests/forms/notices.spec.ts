import { formWords } from 'words:forms';
import { trainingForm } from '#src/views/forms.ts';
import {
  answerOf,
  expectNotice,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  submit,
  valuesOf,
} from '../support/form.ts';
import { expect, openHydrated, test } from '../support/site.ts';

test.use({ hasTouch: true });

test('a success can be read for as long as it takes: pointing at it or focusing it stops the clock', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  const notice = notices(page).getByRole('listitem');

  await test.step('an error stays until it is dismissed', async () => {
    await submit(pageForm(page));
    await expect(notice).toBeVisible();
    await page.clock.runFor(10 * 60_000);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: formWords.dismiss }).click();
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  });

  await test.step('a success after one that was dismissed by its button goes by its own time', async () => {
    await page.mouse.move(0, 0);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, answerOf(trainingForm));
    await page.clock.runFor(14_000);
    await expect(notice).toHaveCount(0);
  });

  await test.step('the notice of a second submit replaces that of the first', async () => {
    for (const _ of [1, 2]) await submit(pageForm(page));
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(1);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, answerOf(trainingForm));
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(1);
  });

  await test.step('the success', async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    await expect(notice).toBeVisible();
    await notice.hover();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(0, 0);
    await notice.focus();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(13_000);
    await expect(notice).toHaveCount(0);
  });

  await test.step('a notice stays once it is tapped, and goes by its button', async () => {
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await notice.getByText(trainingForm.success.title).tap();
    await page.clock.runFor(10 * 60_000);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: formWords.dismiss }).tap();
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  });
});

test('within the modal dialog a notice is reached by keys and by mouse, and the field is not lost', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  const notice = notices(page).getByRole('listitem');
  const name = dialog.getByLabel(labels.name);
  const dismiss = notices(page).getByRole('button', { name: formWords.dismiss });
  await fillPerson(dialog, { email: 'ana@example.com' });

  await test.step('Alt+T leads to the notice, Escape back to the field', async () => {
    await submit(dialog);
    await expect(notice).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect(notices(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  await test.step('dismissed by keyboard it gives the focus back', async () => {
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(name).toBeFocused();
  });

  await test.step('a click on it does not close the dialog', async () => {
    await submit(dialog);
    // the one before it may still be on its way out
    await expect(notice).toHaveCount(1);
    await notice.getByText(trainingForm.missing.title).click();
    await expect(dialog).toBeVisible();
    await dismiss.click();
    await expect(notice).toHaveCount(0);
    await expect(dialog).toBeVisible();
    expect(await valuesOf(dialog.locator('form'))).toMatchObject({ email: 'ana@example.com' });
  });
});
