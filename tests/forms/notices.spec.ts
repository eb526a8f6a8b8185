import { formWords } from 'words:forms';
import { trainingForm } from '#src/views/forms.ts';
import {
  answerOf,
  expectNotice,
  fillPerson,
  isReceived,
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
    await page.clock.runFor(1000);
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

  await test.step('Alt+T leads to the notice; Escape dismisses it alone, and gives the focus back', async () => {
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
    await expect(notice).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  await test.step('dismissed by keyboard it gives the focus back', async () => {
    await submit(dialog);
    await expect(notice).toHaveCount(1);
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

test('what is said of a form says the same as its fields, or nothing', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  const notice = notices(page).getByRole('listitem');
  const wrong = form.locator('[aria-invalid=true]');
  const goTo = (path: string) => page.locator(`a[href="${path}"]`).first().dispatchEvent('click');

  await test.step('Escape dismisses a notice from wherever the focus is', async () => {
    await submit(form);
    await expect(notice).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(form.getByLabel(labels.name)).toBeFocused();
  });

  await test.step('it goes with its page, and Back brings neither it nor the marks', async () => {
    await submit(form);
    await expect(notice).toHaveCount(1);
    await goTo('/projects');
    await expect(page).toHaveURL('/projects');
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(form).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(wrong).toHaveCount(0);
  });

  await test.step('of the dialog it stays there, closed and opened again, with the marks', async () => {
    const dialog = await openQuote(page);
    await submit(dialog);
    await expect(notice).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // the page is not longer for it
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    await openQuote(page);
    await expect(notice).toHaveCount(1);
    await expect(dialog.getByLabel(labels.name)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the other ways of a message that did not go out take what is typed by now, and go with the reason', async () => {
    if (!isReceived) return;
    await goTo('/contact');
    await fillPerson(form);
    await form.getByLabel(labels.message).fill('One unit');
    await context.setOffline(true);
    await submit(form);
    const text = form.locator('a[data-way=text]');
    await expect(text).toHaveAttribute('href', /One%20unit/);
    await form.getByLabel(labels.message).fill('Two units');
    await expect(text).toHaveAttribute('href', /Two%20units/);
    await context.setOffline(false);
    await expect(text).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    expect(await valuesOf(form)).toMatchObject({ message: 'Two units' });
  });
});
