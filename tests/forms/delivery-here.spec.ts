import { formWords } from 'words:forms';
import { receipt } from 'words:messages';
import { careersForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { expectFailure, passTime, words } from '../support/delivery.ts';
import {
  everyForm,
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  pageForm,
  runClockUntilNotice,
  submit,
  unreceived,
  valuesOf,
} from '../support/form.ts';
import { expect, openHydrated, test } from '../support/site.ts';
import { serveBehind } from '../support/site-behind.ts';
import { siteWith } from '../support/site-with.ts';

// where messages go, by the owner's settings; each site that is set up otherwise is built once, for all tests of its part

test('whoever asks for financing arrives at the form with that need chosen', async ({ page }) => {
  await openHydrated(page, routes.residential.path);
  await page.locator('main a[href$="#financing"]').last().click();
  await expect(pageForm(page).locator('select[name=need]')).toHaveValue('financing');
  await expect(pageForm(page)).toBeInViewport();
});

test.describe('with applications delivered', () => {
  const site = siteWith('applications', {
    delivery: '{ mode: here }',
    applications: '{ mode: deliver }',
  });

  test('an application says its notice once it is stored, and keeps its reference in the form', async ({
    page,
  }) => {
    for (const { name, path, words } of everyForm.filter((form) => form.words.kind === 'application')) {
      await openHydrated(page, `${site.origin}${path}`);
      const form = pageForm(page);
      await expect(form.getByText(formWords.practice.text)).toHaveCount(0);
      await fillPerson(form);
      if (name === 'careers')
        await form.locator('select[name=position]').selectOption('other', { force: true });
      const posted = page.waitForResponse((response) => response.request().method() === 'POST');
      await submit(form);
      const { reference, answerBy } = await (await posted).json();
      await expectNotice(page, words.success);
      // the specification's words, and none of ours
      await expect(notices(page).getByRole('listitem')).not.toContainText(reference);
      for (const said of [receipt.reference, reference, answerBy])
        await expect(form.getByRole('status')).toContainText(said);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an application is answered by the page with its reference, or comes back', async ({
      page,
      guard,
    }) => {
      // what comes back is an answer with an error's number, which the console tells
      guard.allow(/status of 422/);
      await page.goto(`${site.origin}${routes.careers.path}`);
      await fillPerson(pageForm(page));
      await submit(pageForm(page));
      await expect(pageForm(page).getByText(careersForm.fields.position.missing)).toBeVisible();
      await expect(pageForm(page).getByLabel(labels.name)).not.toHaveValue('');
      await pageForm(page).locator('select[name=position]').selectOption('other');
      await submit(pageForm(page));
      await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
    });
  });
});

test('on a host that has no receiver, or one that fails: said, everything kept, three ways offered', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  test.skip(ways.message.mode === 'endpoint', 'messages go to an endpoint');
  test.skip(!isReceived, unreceived);
  test.slow();
  let [arrived, status] = [0, 0];
  const site = await serveBehind(baseURL as string, {
    post: (request, response) => {
      arrived += 1;
      request.resume();
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>No</title>');
    },
  });
  guard.allow(new RegExp(`^request to ${site.origin}/`));
  guard.allow(/Failed to load resource|net::ERR/);
  await page.clock.install();
  await openHydrated(page, `${site.origin}${routes.contact.path}`);
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).fill(words);
  const typed = await valuesOf(form);
  for (const [what, answer, tries, said] of [
    ['has none', 404, 1, formWords.failure],
    ['takes no posts', 405, 1, formWords.failure],
    ['answers with a page', 200, 1, formWords.failure],
    ['fails', 503, 4, formWords.failure],
    ['takes no more for now', 429, 4, formWords.limited],
  ] as const)
    await test.step(`a host that ${what} (${answer})`, async () => {
      [arrived, status] = [0, answer];
      await submit(form);
      // an answer that came after 6 s of the page would be one try more
      await runClockUntilNotice(page, 100);
      await expectFailure(page, said);
      expect(arrived).toBe(tries);
      expect(await valuesOf(form)).toEqual(typed);
      await notices(page).getByRole('button', { name: formWords.dismiss }).click();
      await passTime(page);
    });
  await test.step('offline nothing is sent behind the back, and it is sent when asked again', async () => {
    [arrived, status] = [0, 404];
    await context.setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(form);
    await expectNotice(page, formWords.offline);
    await expect(form.getByRole('group', { name: formWords.offline.title })).toBeVisible();
    expect(await valuesOf(form)).toEqual(typed);
    await context.setOffline(false);
    await page.clock.runFor(60_000);
    expect(requests).toEqual([]);
    await submit(form);
    await expectNotice(page, formWords.failure);
    expect(arrived).toBe(1);
  });
  await site.stop();
});
