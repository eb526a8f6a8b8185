import { json } from 'node:stream/consumers';
import { company } from 'records:company';
import { formWords } from 'words:forms';
import { receipt } from 'words:messages';
import { quoteReply } from 'words:sentences';
import type { Request } from '@playwright/test';
import { careersForm, contactForm, trainingForm } from '#src/views/forms.ts';
import { messageRoute, routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { expectWays, passTime, receive, runClockUntilNotice, words } from '../support/delivery.ts';
import {
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  openQuote,
  pageForm,
  person,
  submit,
  unreceived,
  valuesOf,
} from '../support/form.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';
import { listen, serveBehind } from '../support/site-behind.ts';
import { siteWith } from '../support/site-with.ts';

// where messages go, by the owner's settings; one file, longer than others, so that each site that is set up otherwise is built
// once. What every answer of a receiver means, and when it is asked again, stands in src/lib/delivery.test.ts

test.describe('with an endpoint', () => {
  const endpoint = 'https://messages.example.com/';
  const site = siteWith({
    delivery: `{ mode: endpoint, url: ${endpoint} }`,
    applications: '{ mode: deliver }',
  });

  test('a receiver of another origin allows the browser two headers, and has the message', async ({
    page,
    guard,
  }) => {
    const posted: unknown[] = [];
    const receiver = await listen(async (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      posted.push(await json(request));
      response.writeHead(201).end();
    });
    // records take https alone; this one speaks http
    const behind = await serveBehind(site.origin, { swap: [new URL(endpoint).origin, receiver.origin] });
    guard.allow(new RegExp(`^request to (${receiver.origin}|${behind.origin})/`));
    await openHydrated(page, `${behind.origin}${routes.training.path}`);
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, trainingForm.success);
    expect(posted).toEqual([{ form: 'training', ...person, experience: '', message: '' }]);
    await behind.stop();
    await receiver.stop();
  });

  test('whatever befalls a receiver, a message is delivered once', async ({ page, guard }) => {
    guard.allow(new RegExp(`^request to ${endpoint}|Failed to load resource|net::ERR`));
    const receiver = await receive(page, endpoint);
    await page.clock.install();
    await openHydrated(page, `${site.origin}${routes.training.path}`);
    const form = pageForm(page);
    const succeed = async () => {
      // for a moment after an answer a second press counts as the same one
      await page.clock.runFor(1000);
      await submit(form);
      await runClockUntilNotice(page);
      await expectNotice(page, trainingForm.success);
      await expect(form.getByLabel(labels.name)).toHaveValue('');
      await passTime(page);
    };

    await test.step('a line that breaks, and no answer: it is tried again, and that is said', async () => {
      await fillPerson(form);
      const tries = receiver.next('break', 'hang', 201);
      await submit(form);
      await expect(form.getByText(formWords.retrying)).toBeVisible();
      await runClockUntilNotice(page);
      await expectNotice(page, trainingForm.success);
      expect(tries.map((one) => one.postDataJSON())).toEqual(
        Array(3).fill({ form: 'training', ...person, experience: '', message: '' }),
      );
      expect(keysOf(tries).size).toBe(1);
      await passTime(page);
    });
    await test.step('where it fails every time, that is said, everything is kept, and sending it again is the same message', async () => {
      await fillPerson(form);
      await form.getByLabel(labels.message).fill(words);
      const typed = await valuesOf(form);
      const tries = receiver.next('break', 500, 500, 500);
      await submit(form);
      await runClockUntilNotice(page);
      await expectNotice(page, formWords.failure);
      await expectWays(page, formWords.failure);
      expect(await valuesOf(form)).toEqual(typed);
      expect(tries).toHaveLength(4);
      await succeed();
      expect(tries).toHaveLength(5);
      expect(keysOf(tries).size).toBe(1);
    });
    await test.step('a receiver that finds fault with a field: told beside it, then delivered', async () => {
      await fillPerson(form);
      const tries = receiver.next(422);
      await submit(form);
      await expect(form.getByLabel(labels.email)).toBeFocused();
      await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription('This mailbox does not exist');
      await expect(form.getByLabel(labels.name)).toHaveValue(person.name);
      await form.getByLabel(labels.email).fill('other@example.com');
      await succeed();
      expect(tries.at(-1)?.postDataJSON()).toMatchObject({ email: 'other@example.com' });
    });
    await test.step('impatient clicks on a slow line deliver once, and the button says what is going on', async () => {
      await fillPerson(form);
      const tries = receiver.next('late');
      await form.getByRole('button', { name: formWords.apply }).dblclick();
      const sending = form.getByRole('button', { name: formWords.sending });
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await sending.click({ force: true });
      await form.getByLabel(labels.name).press('Enter');
      await expectNotice(page, trainingForm.success);
      expect(tries).toHaveLength(1);
    });
  });
});

test('whoever asks for financing arrives at the form with that need chosen', async ({ page }) => {
  await openHydrated(page, routes.residential.path);
  await page.locator('main a[href$="#financing"]').last().click();
  await expect(pageForm(page).locator('select[name=need]')).toHaveValue('financing');
  await expect(pageForm(page)).toBeInViewport();
});

test.describe('with applications delivered', () => {
  const site = siteWith({ delivery: '{ mode: here }', applications: '{ mode: deliver }' });

  for (const javaScriptEnabled of [true, false])
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('an application comes back incomplete, and has a reference once stored', async ({
        page,
        guard,
      }) => {
        // what comes back is an answer with an error's number, which the console tells
        guard.allow(/status of 422/);
        await page.goto(`${site.origin}${routes.careers.path}`);
        const form = pageForm(page);
        await expect(form.getByText(formWords.practice.text)).toHaveCount(0);
        await fillPerson(form);
        await submit(form);
        await expect(form.getByText(careersForm.fields.position.missing)).toBeVisible();
        await expect(form.getByLabel(labels.name)).not.toHaveValue('');
        await form.locator('select[name=position]').selectOption('other', { force: true });
        const posted = page.waitForResponse((response) => response.request().method() === 'POST');
        await submit(form);
        if (!javaScriptEnabled) return expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
        const { reference, answerBy } = await (await posted).json();
        await expectNotice(page, careersForm.success);
        // the specification's words, and none of ours
        const notice = notices(page).getByRole('listitem').filter({ hasText: careersForm.success.title });
        await expect(notice).not.toContainText(reference);
        for (const said of [receipt.reference, reference, answerBy])
          await expect(form.getByRole('status')).toContainText(said);
      });
    });
});

test('a host that fails: said, everything kept, three ways offered', async ({ page, context, guard }) => {
  test.skip(ways.message.mode === 'endpoint', 'messages go to an endpoint');
  test.skip(!isReceived, unreceived);
  guard.allow(/Failed to load resource|net::ERR/);
  const host = await receive(page, `**${messageRoute.path}`);
  await page.clock.install();
  await openHydrated(page, routes.contact.path);
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).fill(words);
  const typed = await valuesOf(form);
  // what every other answer means is asked in src/lib/delivery.test.ts
  for (const [what, answer, count, said] of [
    ['answers with a page', 200, 1, formWords.failure],
    ['takes no more for now', 429, 4, formWords.limited],
    ['says nothing within 15 seconds', 'hang', 2, formWords.failure],
  ] as const)
    await test.step(`a host that ${what}`, async () => {
      const tries = host.next(...Array(4).fill(answer));
      await submit(form);
      await runClockUntilNotice(page);
      await expectNotice(page, said);
      await expectWays(page, said);
      expect(tries).toHaveLength(count);
      expect(await valuesOf(form)).toEqual(typed);
      await notices(page).getByRole('button', { name: formWords.dismiss }).click();
      await passTime(page);
    });
  await test.step('offline nothing is sent behind the back; the other ways take what is typed by now, and go with the reason', async () => {
    const tries = host.next(404);
    await context.setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(form);
    await expectNotice(page, formWords.offline);
    const box = form.getByRole('group', { name: formWords.offline.title });
    await expect(box.getByRole('link', { name: formWords.failureMail })).toHaveCount(0);
    await form.getByLabel(labels.message).fill('Two units');
    await expect(box.locator('a[data-way=text]')).toHaveAttribute('href', /Two%20units/);
    await context.setOffline(false);
    await expect(box).toHaveCount(0);
    await passTime(page);
    expect(requests).toEqual([]);
    expect(await valuesOf(form)).toEqual({ ...typed, message: 'Two units' });
    await submit(form);
    await expectNotice(page, formWords.failure);
    expect(tries).toHaveLength(1);
  });
});

test.describe('with delivery none, and a counter of the company’s own', () => {
  const { host, hostname } = new URL(company.website);
  const counter = `https://stats.${hostname.replace(/^www\./, '')}`;
  const site = siteWith({
    delivery: '{ mode: none }',
    counter: `{ script: ${counter}/count.js, attributes: { data-domain: ${host} } }`,
  });
  const told: string[] = [];
  test.beforeEach(async ({ context, guard }) => {
    // such counters read their attributes, and report by fetch, by a beacon, or ask for a picture where neither is there
    const body = `
      const { src, dataset } = document.currentScript;
      fetch(new URL('/visit?site=' + dataset.domain, src), { method: 'POST', mode: 'no-cors', keepalive: true });
      navigator.sendBeacon(new URL('/beacon', src));
      new Image().src = new URL('/pixel.gif', src);
    `;
    await context.route(`${counter}/**`, (route) => {
      told.push(route.request().url().replace(counter, ''));
      return told.at(-1) === '/count.js'
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.fulfill({ status: 204 });
    });
    // every other address, and every word of the policy in the console, fails the test
    guard.allow(new RegExp(`^request to ${counter}/`));
  });

  test('the quote promises nothing, and is written down for mail and text', async ({ page }) => {
    await openHydrated(page, `${site.origin}/`);
    await page.waitForLoadState('networkidle');
    const dialog = await openQuote(page);
    const form = dialog.locator('form');
    await expect(dialog).not.toContainText(quoteReply);
    await expect(form.getByText(formWords.compose.direct)).toBeVisible();
    await expect(form.getByRole('button', { name: formWords.compose.button })).toBeVisible();
    await form.getByLabel(labels.name).focus();
    await expect(notices(page)).toBeAttached();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(form);
    await expect(form.getByLabel(labels.name)).toHaveAccessibleDescription(contactForm.fields.name.missing);
    await fillPerson(form);
    await form.getByLabel(labels.message).fill(words);
    const typed = await valuesOf(form);
    await submit(form);
    await expectWays(page, formWords.compose.ready);
    expect(await valuesOf(form)).toEqual(typed);
    await settle(page);
    expect(requests.filter((url) => !/\/assets\/|^(mailto|sms):/.test(url))).toEqual([]);
  });

  test('the counter is told of the visit, and leaves nothing in the browser', async ({ page, context }) => {
    told.length = 0;
    await openHydrated(page, `${site.origin}${routes.team.path}`);
    await expect
      .poll(() => [...told].sort())
      .toEqual(['/beacon', '/count.js', '/pixel.gif', `/visit?site=${host}`]);
    const { cookies, origins } = await context.storageState();
    expect([...cookies, ...origins, ...(await page.evaluate(() => Object.keys(sessionStorage)))]).toEqual([]);
  });
});

/** By which a receiver knows a message again: what is tried anew is the same one. */
function keysOf(tries: readonly Request[]): Set<string | undefined> {
  return new Set(tries.map((one) => one.headers()['idempotency-key']));
}
