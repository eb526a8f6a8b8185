import { contactForm, trainingForm } from '#src/views/forms.ts';
import { countyNames } from '#src/views/identity.ts';
import { dropdown, labels, pageForm, valuesOf } from '../support/form.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

// choosing by mouse, and by arrows and Enter, three engines show in lab/engines/forms.test.ts; its place in a dialog, dialog.spec.ts

const phone = { width: 390, height: 640 };
const { placeholder: first } = contactForm.fields.county;
const last = String(countyNames.at(-1));
const spaced = countyNames.find((name) => /^\S+ \S+$/.test(name)) ?? first;

test('a native one is not replaced while it has the focus, nor its choice lost', async ({ page }) => {
  await page.goto('/training');
  const native = pageForm(page).getByLabel(labels.experience);
  await native.focus();
  const { value = '', label = '' } = trainingForm.fields.experience.options.at(-1) ?? {};
  await native.selectOption(value);
  await hydrate(page);
  await settle(page);
  await expect(native).toHaveJSProperty('tagName', 'SELECT');
  await page.keyboard.press('Tab');
  const trigger = await dropdown(pageForm(page), labels.experience);
  await expect(trigger).toHaveText(label);
});

test('by keyboard: opens, moves, chooses, and Escape changes nothing', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  const trigger = await dropdown(pageForm(page), labels.county);
  const list = page.getByRole('listbox');
  const active = page.locator('[role=option]:focus');
  /** The keys that lead far, and letters after a second without any; what `shown` says after each. */
  const moveIn = async (shown: typeof active) => {
    for (const [key, county] of [
      ['End', last],
      ['PageUp', String(countyNames.at(-11))],
      ['Home', first],
      ['PageDown', String(countyNames[9])],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown).toHaveText(county);
    }
    for (const letters of ['b', spaced]) {
      await page.clock.runFor(1001);
      await page.keyboard.type(letters);
      await expect(shown).toHaveText(new RegExp(`^${letters}`, 'i'));
    }
  };

  await test.step('the keys of a native one do the same here, open and closed', async () => {
    // which leads to it and opens nothing
    await pageForm(page).locator('label').filter({ hasText: labels.county }).click();
    await expect(trigger).toBeFocused();
    await moveIn(trigger);
    await expect(list).toHaveCount(0);
    expect(await valuesOf(pageForm(page))).toMatchObject({ county: spaced });
    for (const [opening, closing] of [
      ['F4', 'F4'],
      ['Alt+ArrowDown', 'Alt+ArrowUp'],
      ['Space', 'Escape'],
    ] as const) {
      await page.keyboard.press(opening);
      await moveIn(active);
      await page.keyboard.press(closing);
      await expect(list).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
  });
  await test.step('Escape changes nothing; Tab takes what is marked and goes on', async () => {
    for (const [key, county] of [
      ['Escape', spaced],
      ['Tab', last],
    ] as const) {
      await expect(trigger).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await expect(active).toHaveText(last);
      await page.keyboard.press(key);
      await expect(list).toHaveCount(0);
      await expect(trigger).toHaveText(county);
    }
    await expect(trigger).not.toBeFocused();
  });
});

test('a list stays 10 px clear of the edges, and scrolls by its arrows every 50 ms', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.install();
  await openHydrated(page, '/contact');
  await (await dropdown(pageForm(page), labels.county)).click();
  const list = page.getByRole('listbox');
  const view = page.locator('[data-radix-select-viewport]');
  const scrolled = () => view.evaluate((element) => element.scrollTop);
  const { top, bottom } = await list.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThanOrEqual(10);
  expect(bottom).toBeLessThanOrEqual(phone.height - 10);
  const row = (await page.getByRole('option').first().boundingBox())?.height ?? 0;
  expect(row).toBeGreaterThanOrEqual(44);
  await view.evaluate((element) => element.scrollTo({ top: 200 }));
  await page.clock.runFor(1000);
  expect(await scrolled(), 'it stays where it was scrolled to').toBe(200);
  await page.clock.pauseAt(Date.now() + 60_000);
  await list.locator('> [aria-hidden]').last().hover();
  const before = await scrolled();
  await page.clock.runFor(500);
  expect(await scrolled()).toBe(before + 10 * row);
});

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('stays the system’s own, costs no code, and its choice is sent', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openHydrated(page, '/training');
    const form = pageForm(page);
    const native = form.getByLabel(labels.experience);
    await native.tap();
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(form.getByRole('combobox')).toHaveCount(await form.locator('select').count());
    expect((await native.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await native.selectOption('advanced');
    expect(await valuesOf(form)).toMatchObject({ experience: 'advanced' });
    expect(fetched.filter((url) => url.includes('/select-listbox.'))).toEqual([]);
  });
});
