import { formWords } from 'words:forms';
import type { Page } from '@playwright/test';
import { trainingForm } from '#src/views/forms.ts';
import {
  expectNotice,
  expectOneNotice,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  submit,
} from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// how long a notice stays, how it is reached, how it goes, and where it stands; what it may not lie over is asked in visitors/keyboard.spec.ts

const noticeOf = (page: Page) => notices(page).getByRole('listitem');
const dismissOf = (page: Page) => notices(page).getByRole('button', { name: formWords.dismiss });

test.use({ hasTouch: true });

test('a success can be read for as long as it takes', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  const form = pageForm(page);
  const notice = noticeOf(page);
  const staysFor = async (time: number) => {
    await expect(notice).toBeVisible();
    await page.clock.runFor(time);
    // one that began to go has gone by then
    await page.clock.runFor(1000);
    await expect(notice).toBeVisible();
  };
  const isGone = async () => {
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  };
  const succeed = async () => {
    await page.mouse.move(0, 0);
    await fillPerson(form);
    await submit(form);
    await expectNotice(page, trainingForm.success);
  };

  await test.step('an error stays until it is dismissed', async () => {
    await submit(form);
    await staysFor(10 * 60_000);
    await dismissOf(page).click();
    await isGone();
  });
  await test.step('a success after one that was dismissed by its button goes by its own time', async () => {
    await succeed();
    await staysFor(9000);
    await page.clock.runFor(4000);
    await expect(notice).toHaveCount(0);
  });
  await test.step('a success replaces an error, stays while it is pointed at or has the focus, and goes by Escape', async () => {
    await submit(form);
    await succeed();
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(1);
    await notice.hover();
    await staysFor(60_000);
    await page.mouse.move(0, 0);
    await notice.focus();
    await staysFor(60_000);
    await page.keyboard.press('Escape');
    await isGone();
  });
  await test.step('a notice stays once it is tapped, and goes by its button', async () => {
    await succeed();
    await notice.getByText(trainingForm.success.title).tap();
    await staysFor(10 * 60_000);
    await dismissOf(page).tap();
    await isGone();
  });
  await test.step('whoever takes two hours for a form still has every word of it, and sends it', async () => {
    await fillPerson(form);
    await page.clock.runFor(2 * 60 * 60_000);
    await submit(form);
    await expectNotice(page, trainingForm.success);
  });
});

// within the dialog
test('Alt+T leads to the notice; Escape dismisses it alone, and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  const notice = noticeOf(page);
  const name = dialog.getByLabel(labels.name);
  await submit(dialog);
  await expectOneNotice(page);
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
