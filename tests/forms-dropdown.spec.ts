import { countyNames } from '#content/facts/counties.ts';
import { careersForm, contactForm, trainingForm } from '#content/words/forms.ts';
import {
  dropdown,
  labels,
  notices,
  openQuote,
  optionOf,
  pageForm,
  submit,
  valuesOf,
} from './support/form.ts';
import { expect, hydrate, openHydrated, test } from './support/site.ts';

const native = 'select[name=experience]';

const [, second] = careersForm.fields.position.options;
if (!second) throw new Error('The dropdown of positions needs two entries');

/** The first county that starts with these letters. */
function countyFrom(letters: string): string {
  const name = countyNames.find((county) => county.toLowerCase().startsWith(letters));
  if (!name) throw new Error(`No county starts with "${letters}"`);
  return name;
}

test('before hydration it is the browser’s own, and the HTML holds no style attribute', async ({
  page,
  request,
}) => {
  await page.goto('/training');
  await expect(pageForm(page).getByLabel(labels.experience)).toHaveJSProperty('tagName', 'SELECT');
  for (const path of ['/training', '/careers', '/contact', '/subcontractors']) {
    expect(await (await request.get(path)).text()).not.toMatch(/\sstyle=/);
  }
});

test('what was chosen before hydration stays chosen, is sent, and is emptied like the rest', async ({
  page,
}) => {
  await page.goto('/training');
  await page.locator(native).evaluate((select: HTMLSelectElement) => {
    select.value = 'advanced';
  });
  await hydrate(page);
  const trigger = await dropdown(pageForm(page), labels.experience);
  await expect(trigger).toHaveText(optionOf(trainingForm.fields.experience, 'advanced'));
  expect(await valuesOf(pageForm(page))).toMatchObject({ experience: 'advanced' });
  await pageForm(page).evaluate((form: HTMLFormElement) => form.reset());
  await expect(trigger).toHaveText(trainingForm.fields.experience.placeholder);
  expect(await valuesOf(pageForm(page))).toMatchObject({ experience: '' });
});

test('it is not replaced while it has the focus', async ({ page }) => {
  await page.goto('/contact');
  const need = pageForm(page).locator('select[name=need]');
  await need.focus();
  await hydrate(page);
  // the other one of the form is replaced by now
  await dropdown(pageForm(page), labels.county);
  await expect(need).toBeFocused();
  await need.selectOption('maintenance');
  await page.keyboard.press('Tab');
  await expect(await dropdown(pageForm(page), labels.need)).toHaveText(
    optionOf(contactForm.fields.need, 'maintenance'),
  );
});

test('by keyboard: opens, moves, chooses, and Escape changes nothing', async ({ page }) => {
  await openHydrated(page, '/careers');
  const trigger = await dropdown(pageForm(page), labels.position);
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: second.label })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trigger).toContainText(second.label);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('option', { name: second.label })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await valuesOf(pageForm(page))).toMatchObject({ position: second.value });
});

test('closed, it answers letters too, and shows what was chosen before anybody entered it', async ({
  page,
}) => {
  await page.goto('/contact');
  await pageForm(page).locator('select[name=county]').selectOption(countyFrom('bro'));
  await hydrate(page);
  const trigger = await dropdown(pageForm(page), labels.county);
  await expect(trigger).toHaveText(countyFrom('bro'));
  await trigger.focus();
  await expect(async () => {
    await page.keyboard.press('p');
    await expect(trigger).toHaveText(/^P/, { timeout: 300 });
  }).toPass();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('typing finds an entry; after a second without a letter a new word begins', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  const trigger = await dropdown(pageForm(page), labels.county);
  await trigger.click();
  const active = page.locator('[role=option][data-highlighted]');
  await page.keyboard.type('palm');
  await expect(active).toHaveText(countyFrom('palm'));
  await page.clock.runFor(1001);
  await page.keyboard.type('b');
  await expect(active).toHaveText(countyFrom('b'));
  await page.keyboard.type('r');
  await expect(active).toHaveText(countyFrom('br'));
});

test('a long list scrolls by its arrows every 50 ms and stays 10 px clear of the edges', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.clock.install();
  await openHydrated(page, '/contact');
  await (await dropdown(pageForm(page), labels.county)).click();
  const list = page.getByRole('listbox');
  const box = await list.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(10);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640 - 10);

  const viewport = page.locator('[data-radix-select-viewport]');
  const scrolled = () => viewport.evaluate((element) => element.scrollTop);
  const step = await page
    .getByRole('option')
    .first()
    .evaluate((option: HTMLElement) => option.offsetHeight);
  await page.clock.pauseAt(Date.now() + 60_000);
  const down = list.locator('> [aria-hidden]').last();
  await down.hover();
  const before = await scrolled();
  await page.clock.runFor(500);
  expect(await scrolled()).toBe(before + 10 * step);
});

test('an error stands beside it and goes away with the choice', async ({ page }) => {
  await openHydrated(page, '/careers');
  const form = pageForm(page);
  const trigger = await dropdown(form, labels.position);
  await submit(form);
  await expect(trigger).toHaveAttribute('aria-invalid', 'true');
  await trigger.click();
  await page.getByRole('option', { name: optionOf(careersForm.fields.position, 'other') }).click();
  await expect(trigger).not.toHaveAttribute('aria-invalid');
  await expect(notices(page).getByRole('listitem')).toBeVisible();
});

test('in the dialog its list is not cut off, and Escape closes the list alone', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await (await dropdown(dialog, labels.need)).click();
  for (const option of await page.getByRole('option').all())
    await expect(option).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens it, rows are large enough, a tap chooses', async ({ page }) => {
    await openHydrated(page, '/careers');
    const trigger = await dropdown(pageForm(page), labels.position);
    await trigger.tap();
    const option = page.getByRole('option', { name: second.label });
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(trigger).toContainText(second.label);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
});
