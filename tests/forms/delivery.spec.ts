import { setTimeout as pause } from 'node:timers/promises';
import { company } from 'records:company';
import { formWords } from 'words:forms';
import { receipt } from 'words:messages';
import { quoteReply } from 'words:sentences';
import type { Page, Request } from '@playwright/test';
import { careersForm, contactForm, trainingForm } from '#src/views/forms.ts';
import { messageRoute, routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
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
import { expect, openHydrated, settle } from '../support/site.ts';
import { test } from '../support/site-with.ts';

// one file, longer than others, as each of its sites is a build of its own; what each answer means is in src/lib/delivery.test.ts

const words = 'Two units & a "chiller"\non the roof';
const refusal = 'This mailbox does not exist';

test.describe('with an endpoint', () => {
  const endpoint = 'https://messages.example.com/';
  const delivery = `{ mode: endpoint, url: ${endpoint} }`;
  test.use({ settings: { delivery, applications: '{ mode: deliver }' } });

  test('whatever befalls a receiver, a message is delivered once', async ({ page, guard, site }) => {
    guard.allow(new RegExp(`^request to ${endpoint}|Failed to load resource|net::ERR`));
    const tries = await receive(page, endpoint, ['break', 422, 'late']);
    await openHydrated(page, `${site.origin}${routes.training.path}`);
    const form = pageForm(page);
    const email = form.getByLabel(labels.email);

    await test.step('a line that breaks: it is tried again, and that is said', async () => {
      await fillPerson(form);
      await submit(form);
      await expect(form.getByText(formWords.retrying)).toBeVisible();
      await expect.poll(() => tries.length).toBe(2);
      for (const one of tries)
        expect(one.postDataJSON()).toEqual({ form: 'training', ...person, experience: '', message: '' });
      const keys = tries.map((one) => one.headers()['idempotency-key']);
      expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    });
    await test.step('a field that the receiver refuses: told beside it', async () => {
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(refusal);
    });
    await test.step('impatient clicks on a slow line deliver once, and the button says what is going on', async () => {
      await email.fill('other@example.com');
      await form.getByRole('button', { name: formWords.apply }).dblclick();
      const sending = form.getByRole('button', { name: formWords.sending });
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await sending.click({ force: true });
      await form.getByLabel(labels.name).press('Enter');
      await form.getByLabel(labels.message).fill(words);
      await expectNotice(page, trainingForm.success);
      await expect(form.getByLabel(labels.message)).toHaveValue(words);
      expect(tries).toHaveLength(3);
      expect(tries.at(-1)?.postDataJSON()).toMatchObject({ email: 'other@example.com' });
    });
  });
});

test.describe('with applications delivered', () => {
  test.use({ settings: { delivery: '{ mode: here }', applications: '{ mode: deliver }' } });

  test('an application has a reference once stored, in a notice of the specification’s words alone', async ({
    page,
    site,
  }) => {
    await openHydrated(page, `${site.origin}${routes.careers.path}`);
    const form = pageForm(page);
    await expect(form.getByText(formWords.practice.text)).toHaveCount(0);
    await fillPerson(form);
    await form.locator('select[name=position]').selectOption('other', { force: true });
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(form);
    const { reference, answerBy } = await (await posted).json();
    await expectNotice(page, careersForm.success);
    await expect(notices(page)).not.toContainText(reference);
    for (const said of [receipt.reference, reference, answerBy])
      await expect(form.getByRole('status')).toContainText(said);
  });
});

test('a host that fails: said, everything kept, three ways offered', async ({ page, context, guard }) => {
  test.skip(ways.message.mode === 'endpoint', 'messages go to an endpoint');
  test.skip(!isReceived, unreceived);
  guard.allow(/Failed to load resource|net::ERR/);
  await openHydrated(page, routes.contact.path);
  const form = pageForm(page);
  const notice = notices(page).getByRole('listitem');
  await fillPerson(form);
  await form.getByLabel(labels.message).fill(words);
  const typed = await valuesOf(form);
  for (const [what, answer, count, said] of [
    ['answers with a page', 200, 1, formWords.failure],
    ['takes no more for now', 429, 4, formWords.limited],
  ] as const)
    await test.step(`a host that ${what}`, async () => {
      const tries = await receive(page, `**${messageRoute.path}`, Array(4).fill(answer));
      await submit(form);
      await expectNotice(page, said);
      await expectWays(page, said);
      expect(tries).toHaveLength(count);
      expect(await valuesOf(form)).toEqual(typed);
      await notices(page).getByRole('button', { name: formWords.dismiss }).click();
      await expect(notice).toHaveCount(0);
    });
  await test.step('offline nothing is sent behind the back; the other ways take what is typed by now, and go with the reason', async () => {
    await context.setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(form);
    await expectNotice(page, formWords.offline);
    const box = form.getByRole('group', { name: formWords.offline.title });
    await expect(box.getByRole('link', { name: formWords.failureMail })).toHaveCount(0);
    await form.getByLabel(labels.message).fill('Two units');
    await expect(box.locator('a[data-way=text]')).toHaveAttribute('href', /Two%20units/);
    await box.focus();
    await context.setOffline(false);
    await expect(box).toHaveCount(0);
    await expect(form.locator('[type=submit]')).toBeFocused();
    await expect(notice).toHaveCount(0);
    expect(requests).toEqual([]);
    expect(await valuesOf(form)).toEqual({ ...typed, message: 'Two units' });
  });
});

test.describe('with delivery none, and a counter of the company’s own', () => {
  const { host, hostname } = new URL(company.website);
  const counter = `https://stats.${hostname.replace(/^www\./, '')}`;
  const script = `{ script: ${counter}/count.js, attributes: { data-domain: ${host} } }`;
  test.use({ settings: { delivery: '{ mode: none }', counter: script } });

  test('the counter is told, the quote promises nothing, and is written down for mail and text', async ({
    page,
    context,
    guard,
    site,
  }) => {
    const told: string[] = [];
    // such counters read their attributes, and report by fetch, by a beacon, or ask for a picture where neither is there
    const body = `
      const { src, dataset } = document.currentScript;
      fetch(new URL('/visit?site=' + dataset.domain, src), { method: 'POST', mode: 'no-cors', keepalive: true });
      navigator.sendBeacon(new URL('/beacon', src));
      new Image().src = new URL('/pixel.gif', src);
    `;
    await context.route(`${counter}/**`, (route) => {
      told.push(route.request().url().replace(counter, ''));
      return told.length === 1
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.fulfill({ status: 204 });
    });
    // every other address, and every word of the policy in the console, fails the test
    guard.allow(new RegExp(`^request to ${counter}/`));
    await openHydrated(page, `${site.origin}/`);
    await page.waitForLoadState('networkidle');
    expect(told.sort()).toEqual(['/beacon', '/count.js', '/pixel.gif', `/visit?site=${host}`]);

    const dialog = await openQuote(page);
    const form = dialog.locator('form');
    await expect(dialog).not.toContainText(quoteReply);
    await expect(form.getByText(formWords.compose.direct)).toBeVisible();
    await expect(form.getByRole('button', { name: formWords.compose.button })).toBeVisible();
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
});

type Fate = 200 | 422 | 429 | 'late' | 'break';

/** Receives what the page posts to an address, and lists it as it comes; `fates` says what each of the next messages meets. */
async function receive(page: Page, address: string, fates: Fate[]): Promise<Request[]> {
  const tries: Request[] = [];
  await page.route(address, async (route) => {
    tries.push(route.request());
    const fate = fates.shift();
    if (fate === 'break') return route.abort('connectionreset');
    if (fate === 'late') await pause(1500);
    if (fate === 422) return route.fulfill({ status: fate, json: { errors: { email: refusal } } });
    return route.fulfill({ status: fate === 200 || fate === 429 ? fate : 201, body: '<p>' });
  });
  return tries;
}

async function expectWays(page: Page, { title }: { title: string }): Promise<void> {
  const box = page.getByRole('group', { name: title });
  await expect(box).toBeFocused();
  for (const [way, scheme] of [
    [formWords.failureMail, 'mailto:'],
    [formWords.failureText, 'sms:'],
  ] as const) {
    const href = await box.getByRole('link', { name: way, exact: true }).getAttribute('href');
    const said = decodeURIComponent(href ?? '').replaceAll('\r\n', '\n');
    expect(said.startsWith(scheme)).toBe(true);
    for (const part of [`${labels.name}: ${person.name}`, words]) expect(said).toContain(part);
  }
  await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
}
