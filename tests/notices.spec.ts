import { formWords, trainingForm } from '#content/words/forms.ts';
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
} from './support/form.ts';
import { quoteDialog } from './support/shell.ts';
import { expect, openHydrated, test } from './support/site.ts';

test('the region is there by the time a form is entered, under its exact name', async ({ page }) => {
  await openHydrated(page, '/training');
  await expect(page.locator('[data-notices]')).toHaveCount(0);
  await pageForm(page).getByLabel(labels.name).focus();
  await expect(page.locator('[data-notices] section')).toHaveAttribute('aria-label', 'Notifications');
  await expect(page.locator('[data-notices] section')).toHaveAttribute('aria-live', 'polite');
});

test('a success can be read for as long as it takes: pointing at it or focusing it stops the clock', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  const notice = notices(page).getByRole('listitem');
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
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

test('an error stays until it is dismissed', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  await submit(pageForm(page));
  const notice = notices(page).getByRole('listitem');
  await expect(notice).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: formWords.dismiss }).click();
  await page.clock.runFor(1000);
  await expect(notice).toHaveCount(0);
});

test('a second submit replaces the notice of the first', async ({ page }) => {
  await openHydrated(page, '/training');
  await submit(pageForm(page));
  await submit(pageForm(page));
  await expect(notices(page).getByRole('listitem')).toHaveCount(1);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, answerOf(trainingForm));
  await expect(notices(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('within the modal dialog', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/');
    const dialog = await openQuote(page);
    await fillPerson(dialog, { email: 'ana@example.com' });
    await submit(dialog);
    await expect(notices(page).getByRole('listitem')).toBeVisible();
    await expect(dialog.getByLabel(labels.name)).toBeFocused();
  });

  test.afterEach(async ({ page }) => {
    const dialog = quoteDialog(page);
    await expect(dialog).toBeVisible();
    expect(await valuesOf(dialog.locator('form'))).toMatchObject({ email: 'ana@example.com' });
  });

  test('Alt+T leads to the notice, Escape back to the field', async ({ page }) => {
    await page.keyboard.press('Alt+t');
    await expect(notices(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notices(page).getByRole('listitem')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notices(page).getByRole('button', { name: formWords.dismiss })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').getByLabel(labels.name)).toBeFocused();
  });

  test('dismissing it by keyboard gives the focus back to the field', async ({ page }) => {
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notices(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('dialog').getByLabel(labels.name)).toBeFocused();
  });

  test('a click on it does not close the dialog', async ({ page }) => {
    await notices(page).getByText(trainingForm.missing.title).click();
    await expect(quoteDialog(page)).toBeVisible();
    await notices(page).getByRole('button', { name: formWords.dismiss }).click();
    await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  });

  test('a screen reader is not kept from it', async ({ page }) => {
    const hidden = await page.evaluate(() =>
      document.querySelector('[data-notices] section')?.closest('[aria-hidden], [inert]'),
    );
    expect(hidden).toBeNull();
  });
});
