import * as shell from 'words:shell';
import type { Page } from '@playwright/test';
import { contactForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { dropdown, pageForm, person, submit, valuesOf } from '../support/form.ts';
import { goTo, quoteDialog, quoteLink } from '../support/shell.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

// translators and extensions change the document: where React can't go on, the browser does; where it can't begin, lab/deliveries shows

const { name } = person;
const nameOf = (page: Page) => pageForm(page).locator('[name=name]');
/** What a page says of itself where a part of it does not answer any more. */
const stoppedLine = (page: Page) => page.getByRole('status').getByText(shell.stopped.text).first();

/** Puts each text into two elements of the translator's, in another language, as Chromium does; and what comes later too. */
function translate(): void {
  const put = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.textContent?.trim() && !text.parentElement?.closest('script, style, textarea, font, svg'))
        texts.push(text as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.parentNode?.insertBefore(outer, text);
      text.remove();
    }
  };
  put(document.body);
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.isConnected && node.nodeName !== 'FONT')
        put(node.nodeType === Node.TEXT_NODE ? (node.parentNode as Node) : node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

test('a translated form loses nothing, and links lead on', async ({ page }) => {
  await openHydrated(page, routes.contact.path);
  const form = pageForm(page);
  await nameOf(page).fill(name);
  await page.evaluate(translate);
  for (const key of ['need', 'county'] as const) {
    const { label, options } = contactForm.fields[key];
    const wanted = options.find((one) => /^[\w ]+$/.test(one.label));
    const trigger = await dropdown(form, new RegExp(label));
    await trigger.click();
    await page.getByRole('option', { name: wanted?.label }).first().click();
    await expect.poll(async () => (await valuesOf(form))[key]).toBe(wanted?.value);
    await expect(trigger).toContainText(String(wanted?.label));
  }
  await submit(form);
  await expectWhole(page);
  expect(await valuesOf(form)).toMatchObject({ name });
  // to a page whose words alone stand there then
  await goTo(page, 'projects');
  await expectWhole(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goBack();
  await expectWhole(page);
});

test('a page that was translated before the script came keeps what is typed', async ({ page, guard }) => {
  // React says that it drew the page anew
  guard.allow(/#418/);
  await page.goto(routes.contact.path);
  await page.evaluate(translate);
  await nameOf(page).fill(name);
  await hydrate(page);
  await settle(page);
  await expect(nameOf(page)).toHaveValue(name);
  await expect(nameOf(page)).toBeFocused();
  await expectWhole(page);
});

test.describe('where React gives up', () => {
  test.beforeEach(async ({ page, guard }) => {
    guard.allow(/Broken by an extension|React Router/);
    await openHydrated(page, routes.home.path);
    await goTo(page, 'contact');
  });

  for (const [way, leave] of [
    ['a link', (page: Page) => goTo(page, 'projects')],
    ['Back', (page: Page) => page.goBack()],
  ] as const)
    test(`the page stays, and ${way} leads on`, async ({ page }) => {
      const form = pageForm(page);
      await form.locator('[name=phone]').fill(person.phone);
      await page.evaluate(failOnce);
      await submit(form);
      await expect(stoppedLine(page)).toBeVisible();
      await expectWhole(page);
      expect(await valuesOf(form)).toMatchObject({ phone: person.phone });
      await leave(page);
      await expect(page).not.toHaveURL(routes.contact.path);
      await expectWhole(page);
      await hydrate(page);
    });

  test('an open dialog is kept too, and its form is the browser’s', async ({ page }) => {
    await quoteLink(page).click();
    const form = quoteDialog(page).locator('form');
    await form.locator('[name=phone]').fill(person.phone);
    await page.evaluate(failOnce);
    await submit(form);
    await expect(stoppedLine(page)).toBeVisible();
    await expect(quoteDialog(page)).toBeVisible();
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(await valuesOf(form)).toMatchObject({ phone: person.phone });
    test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
    await form.locator('[name=name]').fill(name);
    await submit(form);
    await expect(page).toHaveURL(/\/messages\/./);
  });
});

/** The next attribute that React sets on a field for names fails, once, as where an extension has put its own method. */
function failOnce(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (...given) {
    if (!this.matches('input[name=name]')) return setAttribute.apply(this, given);
    Element.prototype.setAttribute = setAttribute;
    throw new Error('Broken by an extension');
  };
}

/** The error screen has not taken the place of a page that was there. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(shell.error.title)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
