import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { pageForm, person, submit, valuesOf } from '../support/form.ts';
import { expectWhole, mainMenu, quoteDialog, quoteLink, stoppedLine } from '../support/shell.ts';
import { expect, hydrate, openHydrated, test } from '../support/site.ts';

// a page that was whole stays so, whatever stops the application

/** The next attribute that React sets on an element of `selector` fails, once, as where an extension has put its own method. */
function failOnce(selector: string): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (...given) {
    if (!this.matches(selector)) return setAttribute.apply(this, given);
    Element.prototype.setAttribute = setAttribute;
    throw new Error('Broken by an extension');
  };
}

test('where React has to give up, the page stays as it was, with every word, and its links and forms are the browser’s', async ({
  page,
  guard,
}) => {
  guard.allow(/Broken by an extension|React Router/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('Broken by an extension'));
  await openHydrated(page, routes.contact.path);
  const form = pageForm(page);
  await form.locator('[name=phone]').fill(person.phone);
  await page.evaluate(failOnce, 'input[name=name]');
  await submit(form);
  await logged;
  await expect(stoppedLine(page)).toBeVisible();
  await expectWhole(page);
  expect(await valuesOf(form)).toMatchObject({ phone: person.phone });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await mainMenu(page).locator(`a[href="${routes.projects.path}"]`).first().click();
  await expect(page).toHaveURL(routes.projects.path);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await page.goBack();
  await expect.poll(() => valuesOf(form)).toMatchObject({ phone: person.phone });
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await hydrate(page);
  await page.evaluate(failOnce, 'input[name=name]');
  await submit(form);
  await expect(stoppedLine(page)).toBeVisible();
  await form.locator('[name=name]').fill(person.name);
  await submit(form);
  await expect(page).toHaveURL(/\/messages\/./);
});

test('where it gives up over an open dialog, or on a page that it drew, that is kept too, and Back still leads back', async ({
  page,
  guard,
}) => {
  guard.allow(/Broken by an extension|React Router/);
  await openHydrated(page, routes.home.path);
  await mainMenu(page).locator(`a[href="${routes.training.path}"]`).first().click();
  await expect(page).toHaveURL(routes.training.path);
  await quoteLink(page).click();
  const form = quoteDialog(page).locator('form');
  await form.locator('[name=phone]').fill(person.phone);
  await page.evaluate(failOnce, 'input[name=name]');
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

test('where it cannot even begin, the page that came is kept', async ({ page, guard }) => {
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
  await pageForm(page).locator('[name=name]').fill(person.name);
  await expect(stoppedLine(page)).toBeVisible();
  await expectWhole(page);
  expect(await valuesOf(pageForm(page))).toMatchObject({ name: person.name });
});
