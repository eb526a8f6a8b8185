import { ways } from '#content/facts/form-delivery.ts';
import { contactForm, formWords } from '#content/words/forms.ts';
import {
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  pageForm,
  person,
  runClockUntilNotice,
  submit,
  unreceived,
  valuesOf,
} from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';
import { serveBehind } from './support/site-behind.ts';

// the site on a host that has no receiver for its messages, or one that fails

test.skip(
  ways.message.mode === 'endpoint',
  'messages go to an endpoint, as delivery-endpoint.spec.ts proves',
);
test.skip(!isReceived, unreceived);

const cases = [
  ['has none', 404, 1, formWords.failure],
  ['takes no posts', 405, 1, formWords.failure],
  ['answers with a page', 200, 1, formWords.failure],
  ['fails', 503, 4, formWords.failure],
  ['takes no more for now', 429, 4, formWords.limited],
] as const;

for (const [what, status, tries, said] of cases) {
  test(`a host that ${what} (${status}): said, everything kept, three ways offered`, async ({
    page,
    baseURL,
    guard,
  }) => {
    let arrived = 0;
    const site = await serveBehind(baseURL as string, {
      post: (request, response) => {
        arrived += 1;
        request.resume();
        response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>No</title>');
      },
    });
    guard.allow(new RegExp(`^request to ${site.origin}/`));
    guard.allow(/Failed to load resource/);
    await page.clock.install();
    await openHydrated(page, `${site.origin}/contact`);
    const form = pageForm(page);
    await fillPerson(form);
    await form.getByLabel(labels.message).fill('Two units & a "chiller"\non the roof');
    const typed = await valuesOf(form);
    await submit(form);
    // an answer that came after 15 s of the page would be one try more
    await runClockUntilNotice(page, 100);
    await expectNotice(page, said);
    await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
    expect(arrived).toBe(tries);
    expect(await valuesOf(form)).toEqual(typed);
    const box = form.getByRole('group', { name: said.title });
    await expect(box).toBeFocused();
    for (const [way, scheme] of [
      [formWords.failureMail, 'mailto:'],
      [formWords.failureText, 'sms:'],
    ] as const) {
      const href = decodeURIComponent(
        (await box.getByRole('link', { name: way, exact: true }).getAttribute('href')) ?? '',
      );
      expect(href.startsWith(scheme)).toBe(true);
      expect(href).toContain(`${contactForm.fields.name.label}: ${person.name}`);
      expect(href).toContain('Two units & a "chiller"\non the roof');
    }
    await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
    await site.stop();
  });
}

test('offline: said, everything kept, nothing sent behind the back', async ({ page, context, guard }) => {
  guard.allow(/net::ERR/);
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).focus();
  await expect(notices(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await submit(form);
  await expectNotice(page, formWords.offline);
  await expect(form.getByLabel(labels.name)).toHaveValue(person.name);
  await expect(form.getByRole('group', { name: formWords.offline.title })).toBeVisible();
  expect(requests).toEqual([]);
});
