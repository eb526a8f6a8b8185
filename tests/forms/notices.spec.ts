import type { Locator } from '@playwright/test';
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
} from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

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

// what a notice may not lie over

test('in the dialog it lies over neither its buttons nor what must be mended', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await dialog.getByLabel(labels.message).fill('x');
  const notice = notices(page).getByRole('listitem');
  for (const [width, height] of [
    [360, 560],
    [390, 560],
    [390, 844],
    [640, 800],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const)
    await test.step(`at ${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await submit(dialog);
      await expect(notice).toHaveCount(1);
      await settle(page);
      const slip = await boxOf(notice);
      const others = await dialog
        .locator('button:not([role=combobox]):not(li *), :focus, [aria-invalid=true], [data-error-of]')
        .all();
      expect(others.length).toBeGreaterThan(3);
      for (const other of others) {
        const box = await shownBox(other);
        if (!box) continue;
        const isClear =
          slip.x >= box.x + box.width ||
          slip.x + slip.width <= box.x ||
          slip.y >= box.y + box.height ||
          slip.y + slip.height <= box.y;
        expect.soft(isClear, `${other} at ${width}×${height}`).toBe(true);
      }
      expect.soft(slip.x >= 0 && slip.x + slip.width <= width && slip.y + slip.height <= height).toBe(true);
    });
});

test('what takes the focus while a notice is shown is scrolled clear of it, and the bar stays free', async ({
  page,
}) => {
  for (const { width, height } of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ])
    await test.step(`at ${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, '/careers');
      const form = pageForm(page);
      await form.getByLabel(labels.message).fill('x');
      await submit(form);
      const notice = notices(page).getByRole('listitem');
      await expect(notice).toBeVisible();
      for (const field of ['name', 'email', 'phone']) {
        if (field !== 'name') await page.keyboard.press('Tab');
        await expect(form.locator(`[name=${field}]`)).toBeFocused();
        await expect(async () => {
          const [slip, box] = await Promise.all([boxOf(notice), boxOf(form.locator(`[name=${field}]`))]);
          expect(box.y + box.height).toBeLessThanOrEqual(slip.y);
          expect(slip.y + slip.height).toBeLessThanOrEqual(height - 60 - 12);
          expect(slip.x >= 0 && slip.x + slip.width <= width).toBe(true);
        }).toPass();
      }
    });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box`);
  return box;
}

/** The part of an element that the fields' own scrolling leaves in sight; none where it is scrolled away. */
function shownBox(element: Locator) {
  return element.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const frame = one.closest('form > :nth-child(2)')?.getBoundingClientRect();
    const top = Math.max(box.top, frame?.top ?? box.top);
    const bottom = Math.min(box.bottom, frame?.bottom ?? box.bottom);
    return bottom > top ? { x: box.left, y: top, width: box.width, height: bottom - top } : undefined;
  });
}
