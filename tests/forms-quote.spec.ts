import { choose, expectNotice, fillPerson, notices, openQuote, submit, valuesOf } from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';

test('opens as a modal with its title, the 24-hour note and a close button, without address and hours', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.getByRole('heading', { name: 'Get Quote' })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/We respond within 24 hours/);
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await expect(dialog).not.toContainText(/Office|7:00 AM/);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('keeps the focus inside, and gives it back where it came from', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeFocused();
});

test('opened from the menu, it gives the focus back to the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Get Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('opens from the bar on a phone and from the quote button of /chillers', async ({ page }) => {
  await openHydrated(page, '/chillers');
  await page.locator('main a[data-quote]').first().click();
  await expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible();
});

test('a click with a modifier key is the browser’s own', async ({ page, context }) => {
  await openHydrated(page, '/');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Get Quote' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(new URL(other.url()).pathname).toBe('/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('entries survive closing, reopening and moving between pages, and are gone once sent', async ({
  page,
}) => {
  await openHydrated(page, '/');
  let dialog = await openQuote(page);
  await fillPerson(dialog, { name: 'Ana', phone: '954 555 0142' });
  await choose(dialog, 'What do you need?', 'Maintenance');
  await dialog.getByLabel('Message').fill('Two\nlines');
  const typed = await valuesOf(dialog.locator('form'));
  expect(typed).toMatchObject({ name: 'Ana', need: 'maintenance', message: 'Two\nlines' });
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  dialog = await openQuote(page);
  expect(await valuesOf(dialog.locator('form'))).toEqual(typed);
  await expect(dialog.getByLabel('What do you need?')).toHaveText('Maintenance');

  await submit(dialog);
  await expectNotice(page, 'Message received', 'Thank you. We respond within 24 hours.');
  await expect(dialog).toBeHidden();
  dialog = await openQuote(page);
  expect(Object.values(await valuesOf(dialog.locator('form'))).join('')).toBe('');
});

test('nothing typed is stored on the device', async ({ page, context }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await fillPerson(dialog);
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain('Ana');
  expect(await context.cookies()).toEqual([]);
});

test('going back closes it', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
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
  await page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  const send = dialog.getByRole('button', { name: 'Send request' });
  const message = dialog.getByLabel('Message');
  await expect(message).not.toBeInViewport();
  await message.focus();
  for (const part of [message, send, dialog.getByRole('button', { name: 'Close', exact: true })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
});

test('a faulty pair in the dialog is told as one, and the dialog stays', async ({ page }) => {
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await submit(dialog);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText('Enter an email or a phone number')).toHaveCount(1);
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
  await expect(dialog).toBeVisible();
});
