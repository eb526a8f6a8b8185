import type { Page } from '@playwright/test';
import { trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { dropdown, everyForm, expectNotice, pageForm, person, submit, valuesOf } from '../support/form.ts';
import { expectWhole, goTo, quoteDialog, quoteLink, stoppedLine } from '../support/shell.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

// translators, reader modes, blockers, password managers and extensions change the document of whoever uses them: a page that
// was whole stays so, and goes on as the browser's where React can't; one file, longer than others, as all of them end there

const { name } = person;
const nameOf = (page: Page) => pageForm(page).locator('[name=name]');

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
  document.documentElement.classList.add('translated-ltr');
  put(document.body);
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.isConnected && node.nodeName !== 'FONT')
        put(node.nodeType === Node.TEXT_NODE ? (node.parentNode as Node) : node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

for (const form of everyForm.filter((one) => ['careers', 'quote'].includes(one.name)))
  test(`the translated ${form.name} form loses nothing, and links lead on`, async ({ page }) => {
    await openHydrated(page, form.path);
    if (form.name === 'quote') await quoteLink(page).click();
    const own = form.name === 'quote' ? quoteDialog(page).locator('form') : pageForm(page);
    await own.locator('[name=name]').fill(name);
    await page.evaluate(translate);
    for (const [key, field] of Object.entries(form.words.fields)) {
      if (field.type !== 'choice') continue;
      const [option] = field.options;
      const trigger = await dropdown(own, new RegExp(field.label));
      await trigger.click();
      await page
        .getByRole('option', { name: new RegExp(String(option?.label).replace(/[^\w ].*/, '')) })
        .first()
        .click();
      await expect.poll(async () => (await valuesOf(own))[key]).toBe(option?.value);
      await expect(trigger).toContainText(String(option?.label));
      await expect(trigger).not.toContainText(field.label);
    }
    await submit(own);
    await expectWhole(page);
    expect(await valuesOf(own)).toMatchObject({ name });
    await page.keyboard.press('Escape');
    // to pages whose words alone stand there then
    for (const to of ['projects', 'residential'] as const) {
      await goTo(page, to);
      await expectWhole(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await page.goBack();
    await expectWhole(page);
  });

test('a page that was translated before the script came keeps what is typed', async ({ page, guard }) => {
  // React says that it drew the page anew
  guard.allow(/#418/);
  await page.goto(routes.contact.path);
  await page.evaluate(translate);
  await nameOf(page).evaluate((field: HTMLInputElement, [begun = '', next = '']) => {
    field.value = begun;
    field.focus();
    // a key that was pressed while the page was drawn comes before anything that is put off
    new MutationObserver((_, observer) => {
      if (field.isConnected) return;
      observer.disconnect();
      document.execCommand('insertText', false, next);
    }).observe(document.body, { childList: true, subtree: true });
  }, name.split(/(?= )/));
  await hydrate(page);
  await settle(page);
  await expect(nameOf(page)).toHaveValue(name);
  await expect(nameOf(page)).toBeFocused();
  await expectWhole(page);
});

function blockAndWrap(): void {
  for (const element of document.querySelectorAll(
    'footer ul, main section:not(:has(form, h1)), header nav li:nth-child(2), [data-notices]',
  ))
    element.remove();
  for (const field of document.querySelectorAll('main form [name=email], main form button')) {
    const frame = document.createElement('span');
    field.replaceWith(frame);
    frame.append(field, document.createElement('i'));
  }
}

function copyRoot(): void {
  document.body.replaceChildren((document.getElementById('root') as HTMLElement).cloneNode(true));
}

for (const [what, isHydrated, change, isLeft] of [
  ['a blocker takes parts out, and a reader mode wraps others', true, blockAndWrap, false],
  ['the page is copied before the script comes', false, copyRoot, false],
  ['the page is copied after the script has come, and left by it', true, copyRoot, true],
] as const)
  test(`where ${what}, its form says its outcome, and links lead on`, async ({ page }) => {
    await page.goto(routes.training.path);
    if (isHydrated) await hydrate(page);
    await page.evaluate(change);
    await nameOf(page).fill(name);
    await submit(pageForm(page));
    if (isLeft) await expect(stoppedLine(page)).toBeVisible();
    else await expectNotice(page, trainingForm.missing);
    await expect(nameOf(page)).toHaveValue(name);
    await expectWhole(page);
    await goTo(page, 'projects');
    await expectWhole(page);
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

test('where React gives up, the page stays, and its form is the browser’s', async ({ page, guard }) => {
  guard.allow(/Broken by an extension|React Router/);
  await openHydrated(page, routes.contact.path);
  const form = pageForm(page);
  await form.locator('[name=phone]').fill(person.phone);
  await page.evaluate(failOnce);
  const logged = page.waitForEvent('console', (message) => message.text().includes('Broken by an extension'));
  await submit(form);
  await logged;
  await expect(stoppedLine(page)).toBeVisible();
  await expectWhole(page);
  expect(await valuesOf(form)).toMatchObject({ phone: person.phone });
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await nameOf(page).fill(name);
  await submit(form);
  await expect(page).toHaveURL(/\/messages\/./);
});

test('where it gives up over an open dialog, that is kept too, and Back leads back', async ({
  page,
  guard,
}) => {
  guard.allow(/Broken by an extension|React Router/);
  await openHydrated(page, routes.home.path);
  await goTo(page, 'training');
  await quoteLink(page).click();
  const form = quoteDialog(page).locator('form');
  await form.locator('[name=phone]').fill(person.phone);
  await page.evaluate(failOnce);
  await submit(form);
  await expect(quoteDialog(page)).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  expect(await valuesOf(form)).toMatchObject({ phone: person.phone });
  await page.keyboard.press('Escape');
  await expect(stoppedLine(page)).toBeVisible();
  await expectWhole(page);
  await submit(pageForm(page));
  await expect(page).toHaveURL(routes.training.path);
  await page.goBack();
  await expect(page).toHaveURL(routes.home.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
  await hydrate(page);
});

test('where it cannot even begin, the page that came is kept, and its links are the browser’s', async ({
  page,
  guard,
}) => {
  guard.allow(/Broken by an extension|React|hydrat/);
  await page.goto(routes.contact.path);
  await page.evaluate(() => {
    // another text makes it draw the page anew, which fails each time
    (document.querySelector('h1') as HTMLElement).textContent = 'Otra cosa';
    const { createElement } = document;
    document.createElement = (...given: Parameters<typeof createElement>) => {
      if (given[0] === 'main') throw new Error('Broken by an extension');
      return createElement.apply(document, given);
    };
  });
  // the first sign of intent, which begins it
  await nameOf(page).fill(name);
  await expect(stoppedLine(page)).toBeVisible();
  await expectWhole(page);
  await expect(nameOf(page)).toHaveValue(name);
  // by a load, as everything else of the browser's
  await goTo(page, 'projects');
  await expectWhole(page);
  await expect(stoppedLine(page)).toBeHidden();
});
