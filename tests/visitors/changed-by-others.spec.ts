import { trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { dropdown, everyForm, expectNotice, pageForm, person, submit, valuesOf } from '../support/form.ts';
import { expectWhole, mainMenu, quoteDialog, quoteLink, stoppedLine } from '../support/shell.ts';
import { expect, hydrate, openHydrated, settle, test } from '../support/site.ts';

// translators, reader modes, blockers and password managers change the document of whoever uses them

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

for (const { name, path, words } of everyForm) {
  const choices = Object.entries(words.fields).flatMap(([key, field]) =>
    field.type === 'choice' ? [{ key, ...field }] : [],
  );
  test(`in the translated ${name} form everything can be chosen, and nothing typed is lost`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    if (name === 'quote') await quoteLink(page).click();
    const form = name === 'quote' ? quoteDialog(page).locator('form') : pageForm(page);
    await form.locator('[name=name]').fill(person.name);
    await page.evaluate(translate);
    for (const { key, label, options } of choices) {
      const [option] = options;
      const trigger = await dropdown(form, new RegExp(label));
      await trigger.click();
      await page
        .getByRole('option', { name: new RegExp(String(option?.label).replace(/[^\w ].*/, '')) })
        .first()
        .click();
      await expect.poll(async () => (await valuesOf(form))[key]).toBe(option?.value);
      await expect(trigger).toContainText(String(option?.label));
      await expect(trigger).not.toContainText(words.fields[key]?.type === 'choice' ? String(label) : '');
    }
    expect(await valuesOf(form)).toMatchObject({ name: person.name });
    await form.locator('button[type=submit]').click();
    await expectWhole(page);
    expect(await valuesOf(form)).toMatchObject({ name: person.name });
  });
}

test('a translated page leads to every other one, whose words alone stand there then', async ({ page }) => {
  await openHydrated(page, routes.contact.path);
  await page.evaluate(translate);
  for (const route of [routes.projects, routes.careers, routes.residential]) {
    await mainMenu(page).locator(`a[href="${route.path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${route.path}$`));
    await expectWhole(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goBack();
  await expectWhole(page);
});

test('a page that was translated before the script came keeps what is typed, and works', async ({
  page,
  guard,
}) => {
  // React says that it drew the page anew
  guard.allow(/#418/);
  await page.goto(routes.contact.path);
  await page.evaluate(translate);
  const [first = '', ...rest] = person.name.split(/(?= )/);
  await pageForm(page)
    .locator('[name=name]')
    .evaluate(
      (field: HTMLInputElement, [begun, next]) => {
        field.value = begun as string;
        field.focus();
        // a key that was pressed while the page was drawn comes before anything that is put off
        new MutationObserver((_, observer) => {
          if (field.isConnected) return;
          observer.disconnect();
          document.execCommand('insertText', false, next);
        }).observe(document.body, { childList: true, subtree: true });
      },
      [first, rest.join('')],
    );
  await hydrate(page);
  await settle(page);
  expect(await valuesOf(pageForm(page))).toMatchObject({ name: person.name });
  await expectWhole(page);
});

test('what a blocker takes out, and what a reader mode wraps, is nothing that the page falls over', async ({
  page,
}) => {
  await openHydrated(page, routes.contact.path);
  await pageForm(page).locator('[name=name]').fill(person.name);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'footer ul, main section:not(:has(form, h1)), header nav li:nth-child(2)',
    ))
      element.remove();
    for (const field of document.querySelectorAll('main form [name=email], main form button')) {
      const frame = document.createElement('span');
      field.replaceWith(frame);
      frame.append(field, document.createElement('i'));
    }
  });
  await pageForm(page).locator('button[type=submit]').click();
  expect(await valuesOf(pageForm(page))).toMatchObject({ name: person.name });
  await expectWhole(page);
  await mainMenu(page).locator(`a[href="${routes.projects.path}"]`).first().click();
  await expectWhole(page);
});

for (const isHydrated of [false, true])
  test(`a page that others copy ${isHydrated ? 'after' : 'before'} the script comes has links and forms all the same`, async ({
    page,
  }) => {
    await page.goto(routes.training.path);
    if (isHydrated) await hydrate(page);
    await page.evaluate(() => {
      const copy = (document.getElementById('root') as HTMLElement).cloneNode(true);
      document.body.replaceChildren(copy);
    });
    await pageForm(page).locator('[name=name]').fill(person.name);
    await submit(pageForm(page));
    await expectWhole(page);
    if (isHydrated) await expect(stoppedLine(page)).toBeVisible();
    else await expectNotice(page, trainingForm.missing);
    expect(await valuesOf(pageForm(page))).toMatchObject({ name: person.name });
    await mainMenu(page).locator(`a[href="${routes.projects.path}"]`).first().click();
    await expect(page).toHaveURL(routes.projects.path);
    await expectWhole(page);
  });

test('a blocker that takes the notices away takes none of what is said', async ({ page }) => {
  await openHydrated(page, routes.training.path);
  await pageForm(page).locator('[name=name]').focus();
  await page.locator('[data-notices]').evaluate((region) => region.remove());
  await submit(pageForm(page));
  await expectNotice(page, trainingForm.missing);
});
