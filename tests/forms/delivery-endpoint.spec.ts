import { formWords } from 'words:forms';
import type { Page } from '@playwright/test';
import { contactForm, trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { expectFailure, passTime, words } from '../support/delivery.ts';
import {
  expectNotice,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  person,
  runClockUntilNotice,
  submit,
  valuesOf,
} from '../support/form.ts';
import { type Receiver, startReceiver, type Treatment } from '../support/receiver.ts';
import { expect, openHydrated, test } from '../support/site.ts';
import { serveBehind } from '../support/site-behind.ts';
import { siteWith } from '../support/site-with.ts';

// where messages go, by the owner's settings; each site that is set up otherwise is built once, for all tests of its part

test.describe('with an endpoint', () => {
  /** Records take https alone; the receiver of the tests speaks http. */
  const endpoint = 'https://messages.example.com/';
  const built = siteWith('endpoint', {
    delivery: `{ mode: endpoint, url: ${endpoint} }`,
    applications: '{ mode: deliver }',
  });
  let receiver: Receiver;
  let site: Awaited<ReturnType<typeof serveBehind>>;
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
      ['says nothing', ['hang', 'take']],
    ];
    for (const [name, plan] of cases)
      await test.step(`a receiver that ${name}`, async () => {
        const message = await begin(page, plan);
        await submit(form);
        for (const [index, treatment] of plan.entries()) {
          await expect.poll(() => message.tries().length).toBe(index + 1);
          if (index === plan.length - 1) break;
          await expect(notices(page).locator('[data-removed=false]')).toHaveCount(0);
          if (treatment === 'hang') await page.clock.runFor(6000);
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
  });
});
