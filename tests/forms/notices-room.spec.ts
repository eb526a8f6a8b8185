import type { Locator } from '@playwright/test';
import { labels, notices, openQuote, pageForm, submit } from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

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
