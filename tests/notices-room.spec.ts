import type { Locator } from '@playwright/test';
import { labels, notices, pageForm, submit } from './support/form.ts';
import { quoteDialog } from './support/shell.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

// what a notice may not lie over

for (const [width, height] of [
  [360, 560],
  [390, 560],
  [390, 844],
  [640, 800],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`in the dialog at ${width}×${height} it lies over neither its buttons nor what must be mended`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/');
    await page.locator('[data-dialog]:visible').first().click();
    const dialog = quoteDialog(page);
    await dialog.getByLabel(labels.message).fill('x');
    await submit(dialog);
    const notice = notices(page).getByRole('listitem');
    await expect(notice).toBeVisible();
    await settle(page);
    const slip = await notice.boundingBox();
    const others = await dialog
      .locator('button:not([role=combobox]):not(li *), :focus, [aria-invalid=true], [data-error-of]')
      .all();
    expect(others.length).toBeGreaterThan(3);
    for (const other of others) {
      const box = await shownBox(other);
      if (!slip) throw new Error('Nothing to compare');
      if (!box) continue;
      const isClear =
        slip.x >= box.x + box.width ||
        slip.x + slip.width <= box.x ||
        slip.y >= box.y + box.height ||
        slip.y + slip.height <= box.y;
      expect(isClear, `${other}`).toBe(true);
    }
    expect(slip && slip.x >= 0 && slip.x + slip.width <= width && slip.y + slip.height <= height).toBe(true);
  });
}

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`at ${width}×${height} it lies over neither the bar nor a field in error`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/careers');
    const form = pageForm(page);
    await form.getByLabel(labels.message).fill('x');
    await submit(form);
    const notice = notices(page).getByRole('listitem');
    await expect(notice).toBeVisible();
    await expect(form.getByLabel(labels.name)).toBeFocused();
    await expect(async () => {
      const [slip, field] = await Promise.all([
        notice.boundingBox(),
        form.getByLabel(labels.name).boundingBox(),
      ]);
      expect(slip && field && field.y + field.height <= slip.y).toBe(true);
      expect(slip && slip.y + slip.height).toBeLessThanOrEqual(height - 60 - 12);
      expect(slip && slip.x >= 0 && slip.x + slip.width <= width).toBe(true);
    }).toPass();
  });
}

test('what takes the focus while a notice is shown is scrolled clear of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openHydrated(page, '/careers');
  const form = pageForm(page);
  await submit(form);
  const notice = notices(page).getByRole('listitem');
  await expect(notice).toBeVisible();
  for (const field of ['email', 'phone']) {
    await page.keyboard.press('Tab');
    await expect(form.locator(`[name=${field}]`)).toBeFocused();
    const [slip, box] = await Promise.all([
      notice.boundingBox(),
      form.locator(`[name=${field}]`).boundingBox(),
    ]);
    expect(slip && box && box.y + box.height <= slip.y).toBe(true);
  }
});

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
