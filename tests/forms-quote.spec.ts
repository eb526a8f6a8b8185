import { routes } from '#content/addresses/routes.ts';
import { officeHours } from '#content/facts/opening-hours.ts';
import { officeLines } from '#content/facts/places.ts';
import { contactCard } from '#content/words/contact-card.ts';
import { formWords } from '#content/words/forms.ts';
import { shell } from '#content/words/shell.ts';
import { labels, notices, openQuote, submit } from './support/form.ts';
import { mainMenu, quickBar, quoteDialog, quoteLink } from './support/shell.ts';
import { expect, holdApplication, openHydrated, test } from './support/site.ts';

test('opens as a modal with its title, its promise and a close button, without address and hours', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
  await expect(dialog.getByRole('heading', { name: contactCard.quote.title })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(new RegExp(contactCard.quote.note));
  await expect(dialog.getByRole('button', { name: formWords.close, exact: true })).toBeVisible();
  for (const text of [officeLines[0], officeHours[0]?.time] as string[])
    await expect(dialog).not.toContainText(text);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('keeps the focus inside, and gives it back where it came from', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  const focused: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    focused.push(
      await dialog.evaluate((element) => {
        const { activeElement } = document;
        if (element.contains(activeElement)) return 'inside';
        // between its last and its first control the browser's own have their turn
        return activeElement === document.body ? 'browser' : (activeElement?.outerHTML ?? '');
      }),
    );
  }
  expect(focused.join(' ')).toMatch(/^((inside ){9,}browser ?){2}/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quoteLink(page)).toBeFocused();
});

test('closes and opens again before React, and a submit that came too early is answered', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/');
  let dialog = await openQuote(page);
  await dialog.getByRole('button', { name: formWords.close, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(quoteLink(page)).toBeFocused();
  dialog = await openQuote(page);
  await submit(dialog);
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog.getByLabel(labels.name)).toBeFocused();
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
});

test('a click beside it closes it; text selected from inside to outside does not', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  const name = dialog.getByLabel(labels.name);
  await name.fill('Ana');
  const box = await name.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await expect(quoteLink(page)).toBeFocused();
});

test('opens from the bar on a phone and from the quote button of /chillers', async ({ page }) => {
  await openHydrated(page, '/chillers');
  await page.locator('main a[data-dialog]').first().click();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await quickBar(page).getByRole('link', { name: shell.bar.quote }).click();
  await expect(quoteDialog(page)).toBeVisible();
});

test('a click with a modifier key is the browser’s own', async ({ page, context }) => {
  await openHydrated(page, '/');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    quoteLink(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('going back closes it', async ({ page }) => {
  await openHydrated(page, '/');
  await mainMenu(page).getByRole('link', { name: routes.team.label }).click();
  await expect(page).toHaveURL('/team');
  const dialog = await openQuote(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
});

test('on a short phone head and foot stay, the fields scroll, and the page behind does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openHydrated(page, '/');
  await quickBar(page).getByRole('link', { name: shell.bar.quote }).click();
  const dialog = quoteDialog(page);
  const send = dialog.getByRole('button', { name: contactCard.quote.submit });
  const message = dialog.getByLabel(labels.message);
  await expect(message).not.toBeInViewport();
  await message.focus();
  for (const part of [message, send, dialog.getByRole('button', { name: formWords.close, exact: true })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
});
