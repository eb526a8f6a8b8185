import { trainingForm } from '#src/views/forms.ts';
import { dropdown, labels, optionOf, pageForm, valuesOf } from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// where a list has little room: the drawn one under a mouse, and the system's own under a finger

test.use({ viewport: { width: 390, height: 640 } });

test('a list that is scrolled stays there, and one without room below opens upwards', async ({ page }) => {
  await openHydrated(page, '/contact');
  await (await dropdown(pageForm(page), labels.county)).click();
  const view = page.locator('[data-radix-select-viewport]');
  await view.evaluate((element) => element.scrollTo({ top: 200 }));
  await settle(page);
  expect(await view.evaluate((element) => element.scrollTop)).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/careers');
  const trigger = await dropdown(pageForm(page), labels.position);
  await trigger.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 600));
  await trigger.click();
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  expect(await view.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('a long list stays 10 px clear of the edges and scrolls by its arrows every 50 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await (await dropdown(pageForm(page), labels.county)).click();
  const list = page.getByRole('listbox');
  const box = await list.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(10);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640 - 10);
  const scrolled = () =>
    page.locator('[data-radix-select-viewport]').evaluate((element) => element.scrollTop);
  const [row] = await page
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(row).toBeGreaterThanOrEqual(44);
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.locator('> [aria-hidden]').last().hover();
  const before = await scrolled();
  await page.clock.runFor(500);
  expect(await scrolled()).toBe(before + 10 * (row ?? 0));
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('stays the system’s own, costs no code, and its choice is sent, shown and emptied', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openHydrated(page, '/training');
    const form = pageForm(page);
    const native = form.getByLabel(labels.experience);
    await native.tap();
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(native).toHaveJSProperty('tagName', 'SELECT');
    await expect(form.getByRole('combobox')).toHaveCount(await form.locator('select').count());
    expect(await native.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
      44,
    );
    expect(await native.evaluate((element) => getComputedStyle(element).appearance)).toBe('none');
    await native.selectOption('advanced');
    expect(await valuesOf(form)).toMatchObject({ experience: 'advanced' });
    await expect(native.locator(':checked')).toHaveText(optionOf(trainingForm.fields.experience, 'advanced'));
    await form.evaluate((element: HTMLFormElement) => element.reset());
    await expect(native).toHaveValue('');
    expect(fetched.filter((url) => url.includes('/select-listbox.'))).toEqual([]);
  });
});
