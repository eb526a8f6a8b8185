import { contactForm, formWords, trainingForm } from '#content/words/forms.ts';
import { test } from './support/endpoint.ts';
import {
  expectNotice,
  fillPerson,
  labels,
  notices,
  openQuote,
  pageForm,
  person,
  printTable,
  runClockUntilNotice,
  submit,
  valuesOf,
} from './support/form.ts';
import type { Treatment } from './support/receiver.ts';
import { expect } from './support/site.ts';

test.describe('with an endpoint', () => {
  // one after the other, for the table at the end
  test.describe.configure({ mode: 'default' });

  const outcomes: string[][] = [];

  test.afterAll(() => printTable('Faults of the receiver, and what became of the message', outcomes));

  const cases: [name: string, plan: Treatment[], tries: number][] = [
    ['takes it', ['take'], 1],
    ['is slow', ['late'], 1],
    ['answers 500 twice', ['fail', 'fail', 'take'], 3],
    ['resets the connection', ['drop', 'take'], 2],
    ['takes it, but the answer is lost', ['take and drop', 'take'], 2],
    ['hangs for 15 s', ['hang', 'take'], 2],
  ];
  for (const [name, plan, tries] of cases) {
    test(`a receiver that ${name}: exactly one delivery`, async ({ page, receiver }) => {
      receiver.next(...plan);
      await submit(pageForm(page));
      for (let arrived = 1; arrived <= tries; arrived += 1) {
        await expect.poll(() => receiver.tries.length).toBe(arrived);
        if (plan[arrived - 1] !== 'take') {
          await expect(notices(page).getByRole('listitem')).toHaveCount(0);
          if (plan[arrived - 1] === 'hang') await page.clock.runFor(15_000);
          else if (plan[arrived - 1] !== 'late')
            await expect(pageForm(page).getByText(formWords.retrying)).toBeVisible();
          await page.clock.runFor(1000 * 2 ** (arrived - 1));
        }
      }
      await expectNotice(page, trainingForm.success);
      expect(receiver.taken()).toEqual([{ form: 'training', ...person, experience: '', message: '' }]);
      expect(new Set(receiver.tries.map((each) => each.key)).size).toBe(1);
      await expect(pageForm(page).getByLabel(labels.name)).toHaveValue('');
      outcomes.push([name, `${tries} ${tries === 1 ? 'try' : 'tries'}`, 'delivered once, form emptied']);
    });
  }

  for (const [name, plan] of [
    ['answers 500 every time', ['fail', 'fail', 'fail', 'fail']],
    ['never answers', ['hang', 'hang', 'hang', 'hang']],
    ['is down', null],
  ] as const) {
    test(`a receiver that ${name}: an honest failure with everything kept`, async ({ page, receiver }) => {
      if (plan) receiver.next(...plan);
      else await receiver.stop();
      const form = pageForm(page);
      await form.getByLabel(labels.message).fill('Two units & a "chiller"\non the roof');
      const typed = await valuesOf(form);
      await submit(form);
      await runClockUntilNotice(page);
      await expectNotice(page, formWords.failure);
      await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
      expect(await valuesOf(form)).toEqual(typed);
      await expect(form.getByRole('button', { name: formWords.apply })).toBeEnabled();
      const mail = await form.getByRole('link', { name: formWords.failureMail }).getAttribute('href');
      expect(decodeURIComponent(mail ?? '')).toContain('Message: Two units & a "chiller"\non the roof');
      const text = await form.getByRole('link', { name: formWords.failureText }).getAttribute('href');
      expect(decodeURIComponent(text ?? '')).toContain(`Name: ${person.name}`);
      await expect(form.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
      expect(receiver.taken()).toEqual([]);
      if (plan) expect(receiver.tries).toHaveLength(4);
      outcomes.push([name, '4 tries', 'said so, everything kept; mail, text and call offered']);
    });
  }

  test('sending again after a failure is the same message to the receiver', async ({ page, receiver }) => {
    receiver.next('take and drop', 'fail', 'fail', 'fail', 'take');
    await submit(pageForm(page));
    await runClockUntilNotice(page);
    await expectNotice(page, formWords.failure);
    await page.clock.runFor(1000);
    await submit(pageForm(page));
    await expectNotice(page, trainingForm.success);
    expect(receiver.taken()).toHaveLength(1);
    expect(new Set(receiver.tries.map((each) => each.key)).size).toBe(1);
    outcomes.push(['fails after taking it, sent again by hand', '5 tries', 'delivered once']);
  });

  test('a receiver that finds fault with a field: told beside it, then delivered', async ({
    page,
    receiver,
  }) => {
    receiver.next('reject', 'take');
    const form = pageForm(page);
    await submit(form);
    await expect(form.getByLabel(labels.email)).toBeFocused();
    await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription('This mailbox does not exist');
    await expect(form.getByLabel(labels.name)).toHaveValue(person.name);
    await form.getByLabel(labels.email).fill('other@example.com');
    await page.clock.runFor(1000);
    await submit(form);
    await expectNotice(page, trainingForm.success);
    expect(receiver.taken().map(({ email }) => email)).toEqual(['other@example.com']);
    outcomes.push([
      'answers 422',
      '1 try, then 1',
      'told beside the field, kept, delivered after correction',
    ]);
  });

  test('impatient clicks on a slow line deliver once, and the button says what is going on', async ({
    page,
    receiver,
  }) => {
    receiver.next('late');
    const form = pageForm(page);
    const button = form.getByRole('button', { name: formWords.apply });
    await button.dblclick();
    await expect(form.getByRole('button', { name: formWords.sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await form.getByRole('button', { name: formWords.sending }).click({ force: true });
    await form.getByLabel(labels.name).press('Enter');
    await expectNotice(page, trainingForm.success);
    expect(receiver.tries).toHaveLength(1);
    outcomes.push(['is slow, clicked four times', '1 try', 'delivered once']);
  });

  test('offline: says so, keeps everything, sends when asked again', async ({ page, context, receiver }) => {
    const form = pageForm(page);
    await context.setOffline(true);
    await submit(form);
    await expectNotice(page, formWords.offline);
    await expect(form.getByLabel(labels.name)).toHaveValue(person.name);
    expect(receiver.tries).toHaveLength(0);
    await context.setOffline(false);
    await page.clock.runFor(60_000);
    expect(receiver.tries).toHaveLength(0);
    await submit(form);
    await expectNotice(page, trainingForm.success);
    outcomes.push([
      'cannot be reached: offline',
      '0 tries, then 1',
      'said so, everything kept, nothing sent behind the back',
    ]);
  });

  test('a machine that fills in everything gets the notice and sends nothing', async ({ page, receiver }) => {
    await page.locator('main [name=leave_empty]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await submit(pageForm(page));
    await expectNotice(page, trainingForm.success);
    expect(receiver.tries).toHaveLength(0);
    outcomes.push(['(honeypot filled in)', '0 tries', 'ordinary notice, nothing sent']);
  });

  test('the quote dialog keeps everything when delivery fails, and closes when it succeeds', async ({
    page,
    receiver,
  }) => {
    receiver.next('fail', 'fail', 'fail', 'fail', 'take');
    const dialog = await openQuote(page);
    await fillPerson(dialog);
    await submit(dialog);
    await runClockUntilNotice(page);
    await expectNotice(page, formWords.failure);
    for (const way of [formWords.failureMail, formWords.failureText, formWords.failureCall]) {
      await expect(dialog.getByRole('link', { name: way, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.clock.runFor(1000);
    await submit(dialog);
    await expectNotice(page, contactForm.success);
    await expect(dialog).toBeHidden();
    expect(receiver.taken()).toHaveLength(1);
    // without a reference its receipt falls back to the promise
    const again = await openQuote(page);
    await expect(again.getByText(contactForm.success.text)).toBeVisible();
  });
});
