import { formWords } from 'words:forms';
import type { Page } from '@playwright/test';
import { trainingForm } from '#src/views/forms.ts';
import { expectNotice, fillPerson, labels, notices, openQuote, pageForm, submit } from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// what a notice may not lie over is asked in visitors/keyboard.spec.ts

const noticeOf = (page: Page) => notices(page).getByRole('listitem');
const dismissOf = (page: Page) => notices(page).getByRole('button', { name: formWords.dismiss });

test.use({ hasTouch: true });

test('a notice stays until it is dismissed, however long somebody reads', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  const form = pageForm(page);
  const notice = noticeOf(page);
  const stays = async () => {
    await expect(notice.first()).toBeVisible();
    await page.clock.runFor(10 * 60_000);
    // the one before it has gone by then
    await expect(notice).toHaveCount(1);
  };
  const isGone = async () => {
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  };

  await test.step('an error stays until it is dismissed', async () => {
    await submit(form);
    await stays();
    await dismissOf(page).click();
    await isGone();
  });
  await test.step('a success replaces an error, and goes by Escape', async () => {
    await submit(form);
    await fillPerson(form);
    await submit(form);
    await expectNotice(page, trainingForm.success);
    await stays();
    await page.keyboard.press('Escape');
    await isGone();
  });
  await test.step('whoever takes two hours for a form still has every word of it, and sends it', async () => {
    await fillPerson(form);
    await page.clock.runFor(2 * 60 * 60_000);
    await submit(form);
    await expectNotice(page, trainingForm.success);
  });
  await test.step('a notice stays once it is tapped, and goes by its button', async () => {
    await notice.getByText(trainingForm.success.title).tap();
    await stays();
    await dismissOf(page).tap();
    await isGone();
  });
});

// within the dialog
test('Alt+T leads to the notice; Escape dismisses it alone, and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  const notice = noticeOf(page);
  const name = dialog.getByLabel(labels.name);
  await submit(dialog);
  await expect(notice).toHaveCount(1);
  await expect(name).toBeFocused();
  // where its list is new, Sonner may give the focus back once
  await expect(async () => {
    await page.keyboard.press('Alt+t');
    await expect(notices(page).getByRole('list')).toBeFocused({ timeout: 1000 });
  }).toPass();
  for (const part of [notice, dismissOf(page)]) {
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('it stands at the bottom right of a desk, and above the bar of a phone', async ({ page }) => {
  await openHydrated(page, '/careers');
  for (const [width, height, right, bottom] of [
    [1440, 900, 24, 24],
    [390, 844, 12, 60 + 12],
  ] as const) {
    await page.setViewportSize({ width, height });
    await submit(pageForm(page));
    await settle(page);
    const slip = await noticeOf(page).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    expect([width - slip.right, height - slip.bottom]).toEqual([right, bottom]);
  }
});
