import type { Locator } from '@playwright/test';
import { trainingForm } from '#src/views/forms.ts';
import { countyNames } from '#src/views/identity.ts';
import { axeFaults } from '../support/axe.ts';
import { dropdown, everyForm, labels, openQuote, optionOf, pageForm, valuesOf } from '../support/form.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

const [, second = ''] = countyNames;

/** The first county that starts with these letters. */
function countyFrom(letters: string): string {
  return String(countyNames.find((county) => county.toLowerCase().startsWith(letters)));
}

test('the HTML of the forms holds no style attribute', async ({ request }) => {
  for (const { path } of everyForm) expect(await (await request.get(path)).text()).not.toMatch(/\sstyle=/);
});

test('what was chosen before hydration stays chosen, and is emptied like the rest', async ({ page }) => {
  await page.goto('/training');
  const native = pageForm(page).getByLabel(labels.experience);
  await native.selectOption('advanced');
  await native.focus();
  await hydrate(page);
  await settle(page);
  // it is not replaced while it has the focus
  await expect(native).toHaveJSProperty('tagName', 'SELECT');
  await expect(native).toHaveValue('advanced');
  await native.selectOption('intermediate');
  await page.keyboard.press('Tab');
  const trigger = await dropdown(pageForm(page), labels.experience);
  await expect(trigger).toHaveText(optionOf(trainingForm.fields.experience, 'intermediate'));
  expect(await valuesOf(pageForm(page))).toMatchObject({ experience: 'intermediate' });
  await pageForm(page).evaluate((form: HTMLFormElement) => form.reset());
  await expect(trigger).toHaveText(trainingForm.fields.experience.placeholder);
  expect(await valuesOf(pageForm(page))).toMatchObject({ experience: '' });
});

test('by keyboard: opens, moves, chooses, and Escape changes nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  // shows what was chosen before anybody entered it
  await pageForm(page).locator('select[name=county]').selectOption(countyFrom('bro'));
  await hydrate(page);
  const trigger = await dropdown(pageForm(page), labels.county);
  await expect(trigger).toHaveText(countyFrom('bro'));
  const list = page.getByRole('listbox');
  const active = page.locator('[role=option][data-highlighted]');

  await test.step('arrows and Enter', async () => {
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: countyFrom('bro') })).toBeFocused();
    // alone: everything else is hidden from assistive technology while it holds the focus
    expect(await axeFaults(page, '[role=listbox]')).toEqual([]);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: second, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveText(second);
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('option', { name: second, exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    expect(await valuesOf(pageForm(page))).toMatchObject({ county: second });
  });

  await test.step('closed, it answers letters too', async () => {
    await expect(async () => {
      await page.clock.runFor(1001);
      await page.keyboard.press('p');
      await expect(trigger).toHaveText(/^P/, { timeout: 300 });
    }).toPass();
    await expect(list).toHaveCount(0);
  });

  await test.step('typing finds an entry; after a second without a letter a new word begins', async () => {
    await page.clock.runFor(1001);
    await trigger.click();
    // a list that opens goes to what is chosen first
    await expect(list.locator(':focus')).toHaveText(/^P/);
    await page.keyboard.type('palm');
    await expect(active).toHaveText(countyFrom('palm'));
    await page.clock.runFor(1001);
    await page.keyboard.type('b');
    await expect(active).toHaveText(countyFrom('b'));
    await page.keyboard.type('r');
    await expect(active).toHaveText(countyFrom('br'));
  });
});

test('the keys of a native one do the same here, open and closed', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  const trigger = await dropdown(pageForm(page), labels.county);
  const list = page.getByRole('listbox');
  const active = page.locator('[role=option]:focus');
  const [first = '', last = ''] = [countyNames[0], countyNames.at(-1)];
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** The keys that lead far, and what `shown` says after each. */
  const pressEach = async (shown: Locator) => {
    for (const [key, county] of [
      ['End', last],
      ['PageUp', countyNames.at(-11)],
      ['Home', first],
      ['PageDown', countyNames[10]],
    ] as const) {
      await press(key);
      await expect(shown).toHaveText(String(county));
    }
  };
  const spaced = countyNames.find((name) => /^\S+ \S+$/.test(name)) ?? first;
  const beginsAlike = countyNames.filter((name) => name.startsWith(spaced.slice(0, 3)));

  await test.step('its label leads to it and opens nothing', async () => {
    await pageForm(page).locator('label').filter({ hasText: labels.county }).click();
    await expect(trigger).toBeFocused();
    await expect(list).toHaveCount(0);
  });

  await test.step('closed: the first letter, Home, End, the page keys', async () => {
    await press('b');
    await expect(trigger).toHaveText(countyFrom('b'));
    await pressEach(trigger);
    await expect(list).toHaveCount(0);
    expect(await valuesOf(pageForm(page))).toMatchObject({ county: countyNames[10] });
  });

  await test.step(`closed: a space between two words is a part of the name, as in ${spaced}`, async () => {
    expect(beginsAlike.length).toBeGreaterThan(0);
    await page.clock.runFor(1001);
    await page.keyboard.type(spaced);
    await expect(trigger).toHaveText(spaced);
    await expect(list).toHaveCount(0);
  });

  await test.step('open: the same, and the list does not scroll away under the words', async () => {
    for (const opening of ['F4', 'Alt+ArrowDown', 'Enter']) {
      await page.clock.runFor(1001);
      await press(opening);
      await expect(active).toHaveText(spaced);
      await pressEach(active);
      await page.keyboard.type(spaced);
      await expect(active).toHaveText(spaced);
      await expect(active).toBeInViewport({ ratio: 1 });
      await press(opening === 'F4' ? 'F4' : opening === 'Enter' ? 'Escape' : 'Alt+ArrowUp');
      await expect(list).toHaveCount(0);
      await expect(trigger).toBeFocused();
      await expect(trigger).toHaveText(spaced);
    }
  });

  await test.step('Tab takes what is marked and goes on, in both directions', async () => {
    await press('Enter', 'End', 'Tab');
    await expect(list).toHaveCount(0);
    await expect(trigger).toHaveText(last);
    await expect(trigger).not.toBeFocused();
    await press('Shift+Tab');
    await expect(trigger).toBeFocused();
    await press('Enter', 'Home', 'Shift+Tab');
    await expect(trigger).toHaveText(first);
    await press('Tab');
    await expect(trigger).toBeFocused();
    await page.clock.runFor(100);
    await expect(trigger).toBeFocused();
  });
});

test('whatever asks to close what was opened last, as Back does on Android, closes the list alone', async ({
  page,
}) => {
  // the request itself comes from the system
  await page.addInitScript(() => {
    const { CloseWatcher: Own } = window as unknown as { CloseWatcher: new () => EventTarget };
    Object.assign(window, {
      CloseWatcher: class extends Own {
        constructor() {
          super();
          Object.assign(window, { lastWatcher: this });
        }
      },
    });
  });
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await (await dropdown(dialog, labels.need)).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.evaluate(() =>
    (window as unknown as { lastWatcher: { requestClose: () => void } }).lastWatcher.requestClose(),
  );
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
