import { company } from 'records:company';
import { ways } from '#content/facts/form-delivery.ts';
import { careersPage } from '#content/pages/careers.ts';
import { contactForm } from '#content/words/forms.ts';
import { receivedPage, returnedPage } from '#content/words/messages.ts';
import { fillPerson, labels, pageForm, submit, valuesOf } from './support/form.ts';
import { quoteLink } from './support/shell.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

const applied = ways.application.mode;
const written = ways.message.mode;

for (const [path, mode] of [
  ['/training', applied],
  ['/careers', applied],
  ['/contact', written],
  ['/subcontractors', written],
] as const) {
  test(`${path} without JavaScript: mail and phone stand beside the form`, async ({ page }) => {
    await page.goto(path);
    const form = pageForm(page);
    await expect(form.getByRole('link', { name: company.email, exact: true })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(form.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', /^tel:/);
    await expect(form.locator('select').first()).toBeVisible();
  });

  test(`${path} without JavaScript: ${mode === 'here' ? 'received, with a reference' : 'a submit goes nowhere'}`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = pageForm(page);
    await fillPerson(form);
    if (path === '/careers') await form.locator('select[name=position]').selectOption('other');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(form);
    expect(new URL(page.url()).search).toBe('');
    if (mode === 'here') {
      await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedPage.title);
      await expect(page.getByText(new URL(page.url()).pathname.split('/').at(-1) as string)).toBeVisible();
      await expect(page.getByText(receivedPage.urgent.title)).toHaveCount(0);
    } else {
      await expect(form.getByLabel(labels.name)).toHaveValue('Ana Ñandú');
      expect(requests).toEqual([]);
    }
  });
}

test('without JavaScript a faulty message comes back with everything typed and what is wrong', async ({
  page,
  guard,
}) => {
  test.skip(written !== 'here', 'messages go elsewhere, as the settings say');
  guard.allow(/422/);
  await page.goto('/contact');
  const typed = { name: '', phone: '12', message: '</textarea><script>alert(1)</script>\n"two" lines' };
  for (const [name, value] of Object.entries(typed))
    await pageForm(page).locator(`[name=${name}]`).fill(value);
  await pageForm(page).locator('select[name=need]').selectOption('emergency');
  await submit(pageForm(page));
  const form = pageForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(returnedPage.said.invalid.title);
  expect(await valuesOf(form)).toMatchObject({ ...typed, need: 'emergency' });
  const { name, phone, need } = contactForm.fields;
  await expect(form.getByLabel(labels.name)).toHaveAccessibleDescription(name.missing);
  await expect(form.getByLabel(labels.phone)).toHaveAccessibleDescription(
    `${phone.malformed} ${contactForm.fields.reach.hint}`,
  );
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  await expect(form.getByText(need.urgent)).toBeVisible();
  // the list leads to the fields
  await page.locator('main').getByRole('link', { name: name.missing }).click();
  await expect(page).toHaveURL(/#contact-name$/);
  const mail = page.locator('main [data-way=mail]');
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('"two" lines');

  await form.getByLabel(labels.name).fill('Ana');
  await form.getByLabel(labels.phone).fill('305 555 0199');
  await submit(form);
  await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
  await expect(page.getByText(receivedPage.urgent.title)).toBeVisible();
});

test('without JavaScript Get Quote is a link to the contact page', async ({ page }) => {
  await page.goto('/');
  await quoteLink(page).click();
  await expect(page).toHaveURL('/contact');
});

test('without JavaScript an Apply link leads to the form', async ({ page }) => {
  await page.goto('/careers');
  await page.locator('article').first().getByRole('link', { name: careersPage.actions.apply }).click();
  await expect(page).toHaveURL('/careers#apply');
});
