import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import { contactForm } from '#src/views/forms.ts';
import { officeHours } from '#src/views/hours.ts';
import { officeLines } from '#src/views/identity.ts';
import { routes } from '#src/views/routes.ts';
import { dropdown, labels, openQuote, optionOf } from '../support/form.ts';
import { enter } from '../support/keys.ts';
import { quoteDialog, quoteLink } from '../support/shell.ts';
import { expect, holdApplication, hydrate, openHydrated, test } from '../support/site.ts';

// the dialog that asks for a quote; its form is asked with the others in every-form.spec.ts

test('is modal, keeps the focus inside, and gives it back', async ({ page, context }) => {
  await openHydrated(page, '/');
  await enter(quoteLink(page), { most: 20 });
  const dialog = quoteDialog(page);
  const close = dialog.getByRole('button', { name: formWords.close, exact: true });

  await test.step('with its title, its promise and a close button, without address and hours', async () => {
    expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    await expect(dialog.getByRole('heading', { name: contactCard.quote.title })).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(new RegExp(contactCard.quote.note));
    for (const text of [officeLines[0], officeHours[0]?.time] as string[])
      await expect(dialog).not.toContainText(text);
  });
  await test.step('Tab goes round in it', async () => {
    const focused: string[] = [];
    for (let press = 0; press < 30; press += 1) {
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
  });
  await test.step('Escape closes a list alone, then the dialog', async () => {
    await (await dropdown(dialog, labels.need)).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(quoteLink(page)).toBeFocused();
  });
  await test.step('a click beside it closes it; text selected from inside to outside does not', async () => {
    await openQuote(page);
    const name = dialog.getByLabel(labels.name);
    // right after it opens
    await name.pressSequentially('Ana Ñandú', { delay: 5 });
    await dropdown(dialog, labels.county);
    await expect(name).toHaveValue('Ana Ñandú');
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
  await test.step('its own button closes it', async () => {
    await openQuote(page);
    await close.click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a click with a modifier key is the browser’s own', async () => {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      quoteLink(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(other).toHaveURL(routes.contact.path);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('before React it opens, closes and takes words; hydration leaves all as it is', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/');
  const dialog = await openQuote(page);
  await dialog.getByRole('button', { name: formWords.close, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(quoteLink(page)).toBeFocused();
  await openQuote(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.locator('select[name=need]').selectOption('maintenance');
  const message = dialog.getByLabel(labels.message);
  await message.fill('Two lines');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
  release();
  await hydrate(page);
  await expect(dialog).toBeVisible();
  await expect(await dropdown(dialog, labels.need)).toHaveText(
    optionOf(contactForm.fields.need, 'maintenance'),
  );
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('Two lines');
  for (const [end, at] of [
    ['selectionStart', 2],
    ['selectionEnd', 5],
  ] as const)
    await expect(message).toHaveJSProperty(end, at);
});

test('on a short phone its head and foot stay, and the fields scroll', async ({ page }) => {
  await openHydrated(page, routes.chillers.path);
  await page.locator('main a[data-dialog]').first().click();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 560 });
  await page.evaluate(() => scrollTo(0, 0));
  await quoteLink(page).click();
  const message = dialog.getByLabel(labels.message);
  await expect(message).not.toBeInViewport();
  await message.focus();
  await expect(message).toBeInViewport({ ratio: 1 });
  for (const name of [contactCard.quote.submit, formWords.close])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
});
