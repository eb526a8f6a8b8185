import { company } from 'records:company';
import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import type { Page } from '@playwright/test';
import { officeHours } from '#src/views/hours.ts';
import { dropdown, labels, openQuote } from '../support/form.ts';
import { quoteDialog, quoteLink } from '../support/shell.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// its focus, how it closes, and that it works before React, three engines show in lab/engines/dialog.test.ts

// a scrollbar that takes its place in the window, as on most desks
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('the quote is asked in a dialog that closes only when that is meant', async ({ page }) => {
  await openHydrated(page, '/');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await places(page);
  const inTaskOfClick = (link: HTMLElement) => [link.click(), document.querySelector('dialog[open]')][1];
  expect(await quoteLink(page).evaluate(inTaskOfClick)).toBeNull();
  const dialog = quoteDialog(page);
  const name = dialog.getByLabel(labels.name);
  await test.step('it has its promise, without address and hours', async () => {
    await expect(dialog).toHaveAccessibleDescription(new RegExp(contactCard.quote.note));
    for (const text of [company.office.street, officeHours[0]?.time] as string[])
      await expect(dialog).not.toContainText(text);
  });
  await test.step('text that is selected from inside to outside leaves it open', async () => {
    await name.hover();
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  });
  await test.step('Escape closes a list in it alone', async () => {
    await (await dropdown(dialog, labels.need)).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
  await test.step('the page behind it neither moves nor scrolls, and does so again', async () => {
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 300);
    // a page that scrolls has begun to by then
    await page.waitForTimeout(200);
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await places(page)).toEqual(before);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
  await test.step('on a short phone its head and foot stay, and the fields scroll', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openQuote(page);
    const message = dialog.getByLabel(labels.message);
    await expect(message).not.toBeInViewport();
    await message.focus();
    await expect(message).toBeInViewport({ ratio: 1 });
    for (const button of [contactCard.quote.submit, formWords.close])
      await expect(dialog.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test('a finger that rests as it taps does not wait for the application', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await quoteLink(page).boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  // long enough for all of it to be there and to start
  await page.waitForTimeout(600);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(quoteDialog(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

function places(page: Page) {
  return page.evaluate(() =>
    ['main', 'header [data-dialog]'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect().toJSON(),
    ),
  );
}
