import { company } from 'records:company';
import { formWords } from 'words:forms';
import { receivedPage, returnedPage } from 'words:messages';
import { contactForm } from '#src/views/forms.ts';
import { messageRoute, routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { everyForm, fillPerson, labels, pageForm, person, submit, valuesOf } from '../support/form.ts';
import { quoteLink } from '../support/shell.ts';
import { expect, test } from '../support/site.ts';

const received = new RegExp(`${messageRoute.path}/[\\dA-Z]{4}-[\\dA-Z]{4}$`);

test.use({ javaScriptEnabled: false });

for (const { name, path, words } of everyForm.filter((form) => form.name !== 'quote'))
  test(`the ${name} form without JavaScript is received, or goes nowhere`, async ({ page }) => {
    const { mode } = ways[words.kind];
    await page.goto(path);
    const form = pageForm(page);
    const mail = form.getByRole('link', { name: company.email, exact: true });
    await expect(mail).toHaveAttribute('href', /^mailto:/);
    await expect(form.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', /^tel:/);
    await expect(form.locator('select').first()).toBeVisible();
    await fillPerson(form);
    if (name === 'careers') await form.locator('select[name=position]').selectOption('other');
    await submit(form);
    expect(new URL(page.url()).search).toBe('');
    if (mode === 'here') {
      await expect(page).toHaveURL(received);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedPage.title);
      await expect(page.getByText(new URL(page.url()).pathname.split('/').at(-1) as string)).toBeVisible();
      await expect(page.getByText(receivedPage.urgent.title)).toHaveCount(0);
      await expect(page.getByText(`${labels.name}: ${person.name}`)).toBeVisible();
    } else await expect(form.getByLabel(labels.name)).toHaveValue(person.name);
    if (mode === 'notice') await expect(form.getByText(formWords.practice.text)).toBeVisible();
  });

test('without JavaScript a faulty message comes back, with what is wrong', async ({ page, guard }) => {
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  guard.allow(/422/);
  await page.goto(routes.home.path);
  // without script the dialog is a link
  await quoteLink(page).click();
  await expect(page).toHaveURL(routes.contact.path);
  const form = pageForm(page);
  const { name, phone, need, reach } = contactForm.fields;
  const typed = { name: '', phone: '12', message: '</textarea><script>alert(1)</script>\n"two" lines' };
  for (const [key, value] of Object.entries(typed)) await form.locator(`[name=${key}]`).fill(value);
  await form.locator('select[name=need]').selectOption('emergency');
  await expect(form.getByText(need.urgent)).toBeVisible();
  await submit(form);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(returnedPage.said.invalid.title);
  expect(await valuesOf(form)).toMatchObject({ ...typed, need: 'emergency' });
  await expect(form.getByLabel(labels.name)).toHaveAccessibleDescription(name.missing);
  await expect(form.getByLabel(labels.phone)).toHaveAccessibleDescription(`${phone.malformed} ${reach.hint}`);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  await page.locator('main').getByRole('link', { name: name.missing }).click();
  await expect(page).toHaveURL(/#contact-name$/);
  const mail = page.locator('main [data-way=mail]');
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  for (const part of ['"two" lines', `${labels.phone}: 12`]) expect(href).toContain(part);

  await form.getByLabel(labels.name).fill('Ana');
  await form.getByLabel(labels.phone).fill('305 555 0199');
  await submit(form);
  await expect(page).toHaveURL(received);
  await expect(page.getByText(receivedPage.urgent.title)).toBeVisible();
});
