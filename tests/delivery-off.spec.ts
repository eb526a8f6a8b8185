import { company } from '#content/records/company/company.ts';
import { contactForm } from '#content/words/forms.ts';
import { expectNotice, fillPerson, pageForm, submit } from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

test.skip(
  Boolean(company.endpoint),
  'company.endpoint is set: messages are delivered, as delivery.spec.ts proves',
);

test('delivery is off by default: a message is answered with its notice and no request leaves the page', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await expectNotice(page, contactForm.success);
  await settle(page);
  expect(requests.filter((request) => !/^GET .*\/assets\//.test(request))).toEqual([]);
  expect(requests.filter((request) => request.includes('delivery-client'))).toEqual([]);
});
