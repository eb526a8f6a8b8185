import { company } from '#content/records/company/company.ts';
import { fillPerson, labels, pageForm, submit } from './support/form.ts';
import { quoteLink } from './support/shell.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/training', '/careers', '/contact', '/subcontractors']) {
  test(`${path} without JavaScript: a submit goes nowhere, mail and phone stand beside it`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = pageForm(page);
    await fillPerson(form);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(form);
    expect(new URL(page.url()).search).toBe('');
    await expect(form.getByLabel(labels.name)).toHaveValue('Ana Ñandú');
    await expect(form.getByRole('link', { name: company.email, exact: true })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(form.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', /^tel:/);
    await expect(form.locator('select').first()).toBeVisible();
    expect(requests).toEqual([]);
  });
}

test('without JavaScript Get Quote is a link to the contact page', async ({ page }) => {
  await page.goto('/');
  await quoteLink(page).click();
  await expect(page).toHaveURL('/contact');
});

test('without JavaScript an Apply link leads to the form', async ({ page }) => {
  await page.goto('/careers');
  await page.locator('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/careers#apply');
});
