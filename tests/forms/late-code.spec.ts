import { trainingForm } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { expectNotice, fillPerson, labels, openQuote, pageForm, submit } from '../support/form.ts';
import { expect, holdApplication, openHydrated, settle, test } from '../support/site.ts';

// the code of forms: it comes late, or never

const isFailed = /Failed to load resource|Failed to fetch|net::ERR/;
const received = /\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/;

test('a submit before hydration is held, checked, and loses nothing', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/training');
  const form = pageForm(page);
  await form.getByLabel(labels.name).fill('Ana');
  await submit(form);
  await expect(page).toHaveURL('/training');
  release();
  await expectNotice(page, trainingForm.missing);
  await expect(form.getByLabel(labels.name)).toHaveValue('Ana');
  await expect(form.getByLabel(labels.email)).toBeFocused();
});

test('a visitor who never opens a form has its code fetched once idle, and none of it run', async ({
  page,
}) => {
  const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
  const parts = /\/assets\/(notify|select-listbox|tooltip|delivery-client)\./;
  for (const path of ['/', '/services', '/careers']) {
    await page.goto(path);
    const links = page.locator('link[rel=modulepreload]');
    const fetched = async () =>
      (await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href)))
        .map((href) => parts.exec(href)?.[1])
        .filter(Boolean);
    await expect.poll(async () => (await fetched()).length).toBeGreaterThanOrEqual(2);
    expect((await fetched()).includes('delivery-client')).toBe(isDelivered);
    await expect(page.locator('[data-notices], dialog[open], [role=listbox]')).toHaveCount(0);
  }
});

test('where the code never comes, dialog and form are sent without it, and what is not complete comes back', async ({
  page,
  guard,
}) => {
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  guard.allow(isFailed);
  guard.allow(/status of 422/);
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/parts.*.js', (route) => typed.then(() => route.abort()));
  await page.goto('/');
  await (await openQuote(page)).getByLabel(labels.name).fill('Ana');
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await submit(page.getByRole('dialog'));
  await expect(page).toHaveURL(messageRoute.path);
  await expect(pageForm(page).getByLabel(labels.name)).toHaveValue('Ana');

  await page.goto('/');
  await fillPerson(await openQuote(page));
  await submit(page.getByRole('dialog'));
  await expect(page).toHaveURL(received);

  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expect(page).toHaveURL(received);
});

test('a notice whose code cannot be loaded is said within the form, and a dropdown stays the browser’s own', async ({
  page,
  guard,
}) => {
  guard.allow(isFailed);
  await page.route(/assets\/(notify|select-listbox)\..*\.js/, (route) => route.abort());
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await submit(form);
  await expect(form.getByRole('status')).toContainText(trainingForm.missing.text);
  await settle(page);
  await form.locator('select[name=experience]').selectOption('advanced');
  await expect(form.getByLabel(labels.experience)).toHaveValue('advanced');
  await fillPerson(form);
  await submit(form);
  await expect(form.getByRole('status')).toContainText(trainingForm.success.title);
});
