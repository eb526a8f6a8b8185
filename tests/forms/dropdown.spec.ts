import type { Locator } from '@playwright/test';
import { trainingForm } from '#src/views/forms.ts';
import { countyNames } from '#src/views/identity.ts';
import { dropdown, labels, pageForm, valuesOf } from '../support/form.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

// the drawn list of a mouse and of keys, and the system's own under a finger. That it is chosen from by mouse, and by arrows and
// Enter, three engines show in lab/engines/forms.test.ts; that it stays inside a dialog, dialog.spec.ts

const [first = ''] = countyNames;
const last = String(countyNames.at(-1));
const spaced = countyNames.find((name) => /^\S+ \S+$/.test(name)) ?? first;

/** The first county that starts with these letters. */
function countyFrom(letters: string): string {
  return String(countyNames.find((county) => county.toLowerCase().startsWith(letters)));
}

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
  const reach = async (key: string, county: string, shown = active) => {
    await page.keyboard.press(key);
    await expect(shown).toHaveText(county);
  };
  /** The keys that lead far, and letters after a second without any; what `shown` says after each. */
  const moveIn = async (shown: Locator) => {
    for (const [key, county] of [
      ['End', last],
      ['PageUp', String(countyNames.at(-11))],
      ['Home', first],
      ['PageDown', String(countyNames[10])],
    ] as const)
      await reach(key, county, shown);
    for (const [letters, county] of [
      ['b', countyFrom('b')],
      [spaced, spaced],
    ] as const) {
      await page.clock.runFor(1001);
      await page.keyboard.type(letters);
      await expect(shown).toHaveText(county);
    }
  };

  await test.step('its label leads to it and opens nothing', async () => {
    await pageForm(page).locator('label').filter({ hasText: labels.county }).click();
    await expect(trigger).toBeFocused();
    await expect(list).toHaveCount(0);
  });
  await test.step('closed: letters, a space in a name among them, Home, End, the page keys', async () => {
    await moveIn(trigger);
    await expect(list).toHaveCount(0);
    expect(await valuesOf(pageForm(page))).toMatchObject({ county: spaced });
  });
  await test.step('the keys of a native one do the same here, open and closed', async () => {
    for (const [opening, closing] of [
      ['F4', 'F4'],
      ['Alt+ArrowDown', 'Alt+ArrowUp'],
      ['Enter', 'Escape'],
      ['Space', 'Escape'],
    ] as const) {
      await reach(opening, spaced);
      await moveIn(active);
      // the list does not scroll away under the words
      await expect(active).toBeInViewport({ ratio: 1 });
      await page.keyboard.press(closing);
      await expect(list).toHaveCount(0);
      await expect(trigger).toBeFocused();
      await expect(trigger).toHaveText(spaced);
    }
  });
  await test.step('Escape changes nothing; Tab takes what is marked and goes on, in both directions', async () => {
    await reach('Enter', spaced);
    await reach('Home', first);
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveText(spaced);
    await reach('Enter', spaced);
    await reach('End', last);
    await page.keyboard.press('Tab');
    await expect(list).toHaveCount(0);
    await expect(trigger).toHaveText(last);
    await expect(trigger).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(trigger).toBeFocused();
    await reach('Enter', last);
    await reach('Home', first);
    await page.keyboard.press('Shift+Tab');
    await expect(trigger).toHaveText(first);
    await page.keyboard.press('Tab');
    await page.clock.runFor(100);
    await expect(trigger).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test('a list stays 10 px clear of the edges, and scrolls by its arrows every 50 ms', async ({ page }) => {
    await page.clock.install();
    const view = page.locator('[data-radix-select-viewport]');
    // one without room below opens upwards
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/careers');
    const trigger = await dropdown(pageForm(page), labels.position);
    await trigger.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 600));
    await trigger.click();
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
    expect(await view.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

    await page.setViewportSize({ width: 390, height: 640 });
    await openHydrated(page, '/contact');
    await (await dropdown(pageForm(page), labels.county)).click();
    const list = page.getByRole('listbox');
    const scrolled = () => view.evaluate((element) => element.scrollTop);
    const box = await list.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(10);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640 - 10);
    const row = await page
      .getByRole('option')
      .first()
      .evaluate((one: HTMLElement) => one.offsetHeight);
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
    test.use({ hasTouch: true, isMobile: true });

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
      await expect(native).toHaveCSS('appearance', 'none');
      await native.selectOption('advanced');
      expect(await valuesOf(form)).toMatchObject({ experience: 'advanced' });
      expect(fetched.filter((url) => url.includes('/select-listbox.'))).toEqual([]);
    });
  });
});
