import { company } from '#content/records/company/company.ts';
import { contactForm, formWords, subcontractorForm } from '#content/words/forms.ts';
import { expectNotice, fillPerson, notices, pageForm, person, submit, valuesOf } from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

test.skip(
  Boolean(company.endpoint),
  'company.endpoint is set: messages are delivered, as delivery.spec.ts proves',
);

test('delivery is off by default: no request leaves the page, and none is said to have', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, contactForm.unsent);
  await settle(page);
  expect(requests.filter((request) => !/^GET .*\/assets\//.test(request))).toEqual([]);
  expect(requests.filter((request) => request.includes('delivery-client'))).toEqual([]);
});

for (const [path, words] of [
  ['/contact', contactForm],
  ['/subcontractors', subcontractorForm],
] as const) {
  test(`${path} keeps what was typed and offers it to mail, text and phone`, async ({ page }) => {
    await openHydrated(page, path);
    const form = pageForm(page);
    await fillPerson(form);
    const typed = await valuesOf(form);
    await submit(form);
    await expectNotice(page, words.unsent);
    const notice = notices(page).getByRole('listitem');
    await expect(notice).toHaveAttribute('data-type', 'error');
    await expect(notice).not.toContainText(words.success.title);
    expect(await valuesOf(form)).toEqual(typed);
    for (const [way, scheme] of [
      [formWords.failureMail, 'mailto:'],
      [formWords.failureText, 'sms:'],
    ] as const) {
      const href = await form.getByRole('link', { name: way, exact: true }).getAttribute('href');
      expect(href?.startsWith(scheme)).toBe(true);
      expect(decodeURIComponent(href ?? '')).toContain(person.name);
    }
    await expect(form.getByRole('link', { name: formWords.failureCall, exact: true })).toBeVisible();
  });
}

for (const path of ['/contact', '/subcontractors', '/training', '/careers']) {
  test(`${path} says over its button that the form sends nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(pageForm(page).getByText(formWords.notSent)).toBeVisible();
  });
}
