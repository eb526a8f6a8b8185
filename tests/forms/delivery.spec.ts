import { company } from 'records:company';
import type { Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { quoteReply } from '#content/facts/promises.ts';
import { ways } from '#content/facts/settings.ts';
import { careersForm, contactForm, formWords, trainingForm } from '#content/words/forms.ts';
import { receipt } from '#content/words/messages.ts';
import {
  everyForm,
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  openQuote,
  pageForm,
  person,
  runClockUntilNotice,
  submit,
  unreceived,
  valuesOf,
} from '../support/form.ts';
import { type Receiver, startReceiver, type Treatment } from '../support/receiver.ts';
import { expect, openHydrated, readText, settle, test } from '../support/site.ts';
import { serveBehind } from '../support/site-behind.ts';
import { type SiteWith, startSiteWith } from '../support/site-with.ts';

// where messages go, by the owner's settings; each site that is set up otherwise is built once, for all tests of its part

const words = 'Two units & a "chiller"\non the roof';

test.describe('with an endpoint', () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  /** Records take https alone; the receiver of the tests speaks http. */
  const endpoint = 'https://messages.example.com/';
  let built: SiteWith;
  let receiver: Receiver;
  let site: Awaited<ReturnType<typeof serveBehind>>;

  test.beforeAll(async () => {
    // a build of its own
    test.setTimeout(180_000);
    built = await startSiteWith('endpoint', {
      delivery: `{ mode: endpoint, url: ${endpoint} }`,
      applications: '{ mode: deliver }',
    });
  });
  test.afterAll(() => built.stop());
  test.beforeEach(async ({ page, guard }) => {
    receiver = await startReceiver();
    site = await serveBehind(built.origin, { swap: [new URL(endpoint).origin, receiver.origin] });
    guard.allow(new RegExp(`^request to (${receiver.origin}|${site.origin})/`));
    guard.allow(/Failed to load resource|net::ERR/);
    await page.clock.install();
    await openHydrated(page, `${site.origin}${routes.training.path}`);
  });
  test.afterEach(async () => {
    await Promise.all([receiver.stop(), site.stop()]);
  });

  /** The next message: what the receiver does with it, and what it has had of it by now. */
  const begin = async (page: Page, plan: readonly Treatment[]) => {
    await fillPerson(pageForm(page));
    receiver.next(...plan);
    const [tries, taken] = [receiver.tries.length, receiver.taken().length];
    return { tries: () => receiver.tries.slice(tries), taken: () => receiver.taken().slice(taken) };
  };

  test('whatever befalls the receiver, a message is delivered once', async ({ page }) => {
    const form = pageForm(page);
    const cases: [name: string, plan: Treatment[]][] = [
      ['takes it', ['take']],
      ['is slow', ['late']],
      ['answers 500 twice', ['fail', 'fail', 'take']],
      ['resets the connection', ['drop', 'take']],
      ['takes it, but the answer is lost', ['take and drop', 'take']],
      ['hangs for 15 s', ['hang', 'take']],
    ];
    for (const [name, plan] of cases)
      await test.step(`a receiver that ${name}`, async () => {
        const message = await begin(page, plan);
        await submit(form);
        for (const [index, treatment] of plan.entries()) {
          await expect.poll(() => message.tries().length).toBe(index + 1);
          if (index === plan.length - 1) break;
          await expect(notices(page).locator('[data-removed=false]')).toHaveCount(0);
          if (treatment === 'hang') await page.clock.runFor(15_000);
          await expect(form.getByText(formWords.retrying)).toBeVisible();
          await page.clock.runFor(1000 * 2 ** index);
        }
        await expectNotice(page, trainingForm.success);
        expect(message.taken()).toEqual([{ form: 'training', ...person, experience: '', message: '' }]);
        expect(new Set(message.tries().map(({ key }) => key)).size).toBe(1);
        await expect(form.getByLabel(labels.name)).toHaveValue('');
        await passTime(page);
      });
  });

  test('where it fails, that is said, everything is kept, and sending it again is the same message', async ({
    page,
  }) => {
    const form = pageForm(page);
    const fail = async (plan: readonly Treatment[], tries: number) => {
      const message = await begin(page, plan);
      await form.getByLabel(labels.message).fill(words);
      const typed = await valuesOf(form);
      await submit(form);
      await runClockUntilNotice(page);
      await expectFailure(page, formWords.failure);
      expect(await valuesOf(form)).toEqual(typed);
      await expect(form.getByRole('button', { name: formWords.apply })).toBeEnabled();
      expect(message.tries()).toHaveLength(tries);
      return message;
    };
    const succeed = async () => {
      // for a moment after an answer a second press counts as the same one
      await page.clock.runFor(1000);
      await submit(form);
      await expectNotice(page, trainingForm.success);
      await passTime(page);
    };
    for (const [name, plan] of [
      ['answers 500 every time', ['fail', 'fail', 'fail', 'fail']],
      ['never answers', ['hang', 'hang', 'hang', 'hang']],
      ['takes it and fails to say so', ['take and drop', 'fail', 'fail', 'fail']],
    ] as const)
      await test.step(`a receiver that ${name}`, async () => {
        const message = await fail(plan, 4);
        await succeed();
        expect(message.taken()).toHaveLength(1);
        expect(new Set(message.tries().map(({ key }) => key)).size).toBe(1);
      });

    await test.step('a receiver that finds fault with a field: told beside it, then delivered', async () => {
      const message = await begin(page, ['reject']);
      await submit(form);
      await expect(form.getByLabel(labels.email)).toBeFocused();
      await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription('This mailbox does not exist');
      await expect(form.getByLabel(labels.name)).toHaveValue(person.name);
      await form.getByLabel(labels.email).fill('other@example.com');
      await succeed();
      expect(message.taken().map(({ email }) => email)).toEqual(['other@example.com']);
    });
    await test.step('impatient clicks on a slow line deliver once, and the button says what is going on', async () => {
      const message = await begin(page, ['late']);
      await form.getByRole('button', { name: formWords.apply }).dblclick();
      const sending = form.getByRole('button', { name: formWords.sending });
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await sending.click({ force: true });
      await form.getByLabel(labels.name).press('Enter');
      await expectNotice(page, trainingForm.success);
      expect(message.tries()).toHaveLength(1);
      await passTime(page);
    });
    await test.step('a machine that fills in everything gets the notice and sends nothing', async () => {
      const message = await begin(page, []);
      await page.locator('main [name=leave_empty]').evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      });
      await succeed();
      expect(message.tries()).toHaveLength(0);
    });
    await test.step('the quote dialog keeps everything when delivery fails, and closes when it succeeds', async () => {
      const message = await begin(page, ['fail', 'fail', 'fail', 'fail', 'take']);
      const dialog = await openQuote(page);
      await fillPerson(dialog);
      await submit(dialog);
      await runClockUntilNotice(page);
      await expectNotice(page, formWords.failure);
      for (const way of [formWords.failureMail, formWords.failureText, formWords.failureCall])
        await expect(dialog.getByRole('link', { name: way, exact: true })).toBeInViewport({ ratio: 1 });
      await page.clock.runFor(1000);
      await submit(dialog);
      await expectNotice(page, contactForm.success);
      await expect(dialog).toBeHidden();
      expect(message.taken()).toHaveLength(1);
      // without a reference its receipt falls back to the promise
      await openQuote(page);
      await expect(dialog.getByText(contactForm.success.text)).toBeVisible();
      await page.keyboard.press('Escape');
      await passTime(page);
    });
    await test.step('a receiver that is down', async () => {
      await receiver.stop();
      await fail([], 0);
    });
  });
});

test.describe('with applications delivered', () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: SiteWith;
  test.beforeAll(async () => {
    // a build of its own
    test.setTimeout(180_000);
    site = await startSiteWith('applications', {
      delivery: '{ mode: here }',
      applications: '{ mode: deliver }',
    });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${site.origin}/`)));

  test('an application says its notice once it is stored, and keeps its reference in the form', async ({
    page,
  }) => {
    for (const { name, path, words } of everyForm.filter((form) => form.words.kind === 'application')) {
      await openHydrated(page, `${site.origin}${path}`);
      const form = pageForm(page);
      await expect(form.getByText(formWords.notSent)).toHaveCount(0);
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

test.describe('with delivery none, and a counter of the company’s own', () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  const { host, hostname } = new URL(company.website);
  const counter = `https://stats.${hostname.replace(/^www\./, '')}`;
  /** What such counters do: read their attributes, report by fetch or a beacon, or ask for a picture where neither is there. */
  const script = `
    const own = document.currentScript;
    const where = new URL('/visit?site=' + own.dataset.domain + '&page=' + location.pathname, own.src);
    fetch(where, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' });
    navigator.sendBeacon(new URL('/beacon', own.src));
    new Image().src = new URL('/pixel.gif', own.src);
  `;
  let site: SiteWith;
  let told: string[];

  test.beforeAll(async () => {
    // a build of its own
    test.setTimeout(180_000);
    site = await startSiteWith('none', {
      delivery: '{ mode: none }',
      counter: `{ script: ${counter}/count.js, attributes: { data-domain: ${host} } }`,
    });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(async ({ context, guard }) => {
    told = [];
    await context.route(`${counter}/**`, (route) => {
      const { pathname, search } = new URL(route.request().url());
      told.push(pathname + search);
      return pathname === '/count.js'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ status: 204 });
    });
    // every other address, and every word of the policy in the console, fails the test
    guard.allow(new RegExp(`^request to (${site.origin}|${counter})/`));
  });

  for (const { name, path, words: form } of everyForm
    .filter(({ words }) => words.kind === 'message')
    .slice(0, 3))
    test(`the ${name} form promises nothing, and writes the message down for mail, text and phone`, async ({
      page,
    }) => {
      await openHydrated(page, `${site.origin}${path}`);
      await page.waitForLoadState('networkidle');
      const sheet = name === 'quote' ? await openQuote(page) : pageForm(page);
      await expect(sheet).not.toContainText(quoteReply);
      await expect(sheet.getByText(formWords.compose.direct)).toBeVisible();
      await expect(sheet.getByRole('button', { name: formWords.compose.button })).toBeVisible();
      await expect(page.locator(`form[name=${name}]`)).toHaveAttribute('method', 'dialog');
      await sheet.getByLabel(labels.name).focus();
      await expect(notices(page)).toBeAttached();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await submit(sheet);
      await expect(sheet.getByLabel(labels.name)).toHaveAccessibleDescription(
        String(form.fields.name?.missing),
      );
      await fillPerson(sheet);
      await sheet.getByLabel(labels.message).fill(words);
      const typed = await valuesOf(page.locator(`form[name=${name}]`));
      await submit(sheet);
      await expectWays(page, formWords.compose.ready);
      expect(await valuesOf(page.locator(`form[name=${name}]`))).toEqual(typed);
      await settle(page);
      expect(requests.filter((url) => !/\/assets\/|^(mailto|sms):/.test(url))).toEqual([]);
    });

  test('the counter is told of the visit, by every way that the policy opens, and leaves nothing in the browser', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/other\.js/);
    await openHydrated(page, `${site.origin}${routes.team.path}`);
    await expect
      .poll(() => [...told].sort())
      .toEqual(['/beacon', '/count.js', '/pixel.gif', `/visit?site=${host}&page=${routes.team.path}`]);
    expect(await context.cookies()).toEqual([]);
    const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(await page.evaluate(kept)).toEqual([]);

    await test.step('it is the one script from elsewhere that the policy lets in', async () => {
      const refused = await page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            // no assignment of an address: Trusted Types would refuse that before the policy is asked
            document.head.append(
              Object.assign(document.createElement('link'), { rel: 'modulepreload', href: src }),
            );
            setTimeout(resolve, 2000, 'nothing refused');
          }),
        `${counter}/other.js`,
      );
      expect(refused).toBe('script-src-elem');
      expect(told).not.toContain('/other.js');
    });
    await test.step('it stands in the privacy policy', async () => {
      await page.goto(`${site.origin}${routes.privacy.path}`);
      const text = await readText(page.getByRole('main'));
      expect(text).toContain(new URL(counter).host);
      expect(text).not.toContain('no analytics');
    });
  });
});

test('without a counter a page loads its own script alone, and its policy names nobody', async ({
  request,
}) => {
  test.skip(company.counter !== undefined, 'this site has a counter');
  const response = await request.get(routes.team.path);
  const scripts = [...(await response.text()).matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src]) => src);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\//)]);
  expect(response.headers()['content-security-policy']).not.toMatch(/https?:/);
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
      // an answer that came after 15 s of the page would be one try more
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

/** Lets a minute pass: a success has gone by then, and what was dismissed as well. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
}

/** Says in a notice why nothing was sent, and offers the other ways in the form. */
async function expectFailure(page: Page, said: { title: string; text: string }): Promise<void> {
  await expectNotice(page, said);
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
  await expectWays(page, said);
}

/** Mail and text that carry what was typed, and a call; the box that offers them has the focus. */
async function expectWays(page: Page, { title }: { title: string }): Promise<void> {
  const box = page.getByRole('group', { name: title });
  await expect(box).toBeFocused();
  for (const [way, scheme] of [
    [formWords.failureMail, 'mailto:'],
    [formWords.failureText, 'sms:'],
  ] as const) {
    const href = (await box.getByRole('link', { name: way, exact: true }).getAttribute('href')) ?? '';
    expect(href.startsWith(scheme)).toBe(true);
    expect(decodeURIComponent(href)).toContain(`${contactForm.fields.name.label}: ${person.name}`);
    expect(decodeURIComponent(href)).toContain(words);
  }
  await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
}
