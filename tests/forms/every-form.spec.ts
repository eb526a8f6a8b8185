import { company } from 'records:company';
import { formWords } from 'words:forms';
import { here } from 'words:language';
import { receipt, returnedPage } from 'words:messages';
import type { Locator } from '@playwright/test';
import type { Form } from '#src/views/form.ts';
import { contactForm } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { axeFaults } from '../support/axe.ts';
import {
  choose,
  containing,
  dropdown,
  everyForm,
  expectNotice,
  fillPerson,
  isReceived,
  labels,
  notices,
  openQuote,
  person,
  valuesOf,
} from '../support/form.ts';
import { expect, hydrate, settle, test } from '../support/site.ts';

// what all forms share: one visit asks it of each, from the first look to the answer; one file, longer than others, as the visit is one

const message = 'Two units & a <b>"chiller"</b>\non the roof';

for (const { name, path, words } of everyForm)
  test(`the ${name} form asks, names its faults, keeps what was typed, and answers`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const form = page.locator(`form[name=${name}]`);
    const field = (key: string) => fieldOf(form, words, key);
    const button = form.locator('[type=submit]');
    const notice = notices(page).getByRole('listitem');
    const lines = form.getByRole('list', { name: returnedPage.faults }).getByRole('link');
    const required = requiredOf(words);
    const isListed = required.length > 2;
    const choices = Object.entries(words.fields).flatMap(([key, one]) =>
      one.type === 'choice' ? [{ key, ...one }] : [],
    );
    const { mode } = ways[words.kind];

    await test.step('the required fields are marked, nothing else is', async () => {
      const marked = form.locator('[required]');
      expect(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual(
        required.flatMap(({ keys }) => (keys.length === 1 ? keys : [])),
      );
      for (const [key, type, token] of [
        ['name', 'text', 'name'],
        ['email', 'email', 'email'],
        ['phone', 'tel', 'tel'],
      ] as const) {
        await expect(form.locator(`[name=${key}]`)).toHaveJSProperty('type', type);
        await expect(form.locator(`[name=${key}]`)).toHaveAttribute('autocomplete', token);
      }
      // one that sends nothing says so first
      const [before] = ((await form.textContent()) ?? '').split(labels.name);
      if (mode === 'notice') expect(before).toContain(formWords.practice.title);
    });

    await test.step('the region of the notices is there by the time it is entered, under its exact name', async () => {
      await hydrate(page);
      if (name === 'quote') await openQuote(page);
      await form.locator('[name=name]').focus();
      if (!here.paths) await expect(notices(page)).toHaveAttribute('aria-label', 'Notifications');
      await expect(notices(page)).toHaveAttribute('aria-live', 'polite');
      for (const { label } of choices) await dropdown(form, label);
    });
    const empty = await valuesOf(form);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));

    await test.step('empty, every fault is told beside its field, and more than two in a list that leads there', async () => {
      await button.click();
      await expectNotice(page, words.missing);
      await expect(field('name')).toBeFocused();
      await expect(lines).toHaveText(isListed ? required.map(({ missing }) => missing) : []);
      // to be seen together with the first field, which has the focus
      for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
      await settle(page);
      expect(await axeFaults(page)).toEqual([]);
      await expect(notice.getByRole('alert')).toHaveCount(1);
      for (const { keys, missing } of required)
        for (const key of keys) {
          await expect(field(key)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(key)).toHaveAccessibleDescription(containing(missing));
        }
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(
        required.flatMap(({ keys }) => keys).length,
      );
      for (const [index, line] of (await lines.all()).entries()) {
        const first = field(required[index]?.keys[0] as string);
        await line.click();
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step('what is mended is told no more, and the notice goes with the last thing that is missing', async () => {
      await field('message').fill(message);
      const told = await form.locator('[aria-invalid]').count();
      await field('name').pressSequentially('Ana');
      await expect(form.locator('[aria-invalid]')).toHaveCount(told - 1);
      await expect(field('name')).toBeInViewport({ ratio: 1 });
      await field('email').fill(person.email);
      await expect(notice).toHaveCount(isListed ? 1 : 0);
      for (const { label, options } of choices.filter((choice) => choice.required))
        await choose(form, label, String(options.at(-1)?.label));
      await expect(lines).toHaveCount(0);
      await field('phone').fill('305 555 019');
      await expect(form.locator('[aria-invalid]')).toHaveCount(0);
      await expect(notice).toHaveCount(0);
    });

    await test.step('a malformed address alone is told beside the field, without a notice about missing fields', async () => {
      const typed = { email: 'ana at example.com', message };
      await field('email').fill(typed.email);
      await button.click();
      await expect(field('email')).toBeFocused();
      await expect(field('email')).toHaveAccessibleDescription(
        containing(contactForm.fields.email.malformed),
      );
      expect(await valuesOf(form)).toMatchObject(typed);
      await expect(notice).toHaveCount(0);
      expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    });
    if (words.kind === 'message' && !isReceived) return;

    await fillPerson(form);
    // an emergency has words of its own, at once and once it is sent
    const isUrgent = name === 'contact';
    const { need } = contactForm.fields;
    for (const { key, label, options } of choices) {
      const chosen = options.filter(({ value }) => (value === 'emergency') === (isUrgent && key === 'need'));
      await choose(form, label, String((chosen.at(1) ?? chosen[0])?.label));
    }
    const urgent = form.getByText(need.urgent);
    if (isUrgent) await expect(urgent.getByRole('link')).toHaveAttribute('href', /^tel:/);
    else await expect(urgent.filter({ visible: true })).toHaveCount(0);
    requests.length = 0;
    const posted =
      mode === 'here'
        ? page.waitForResponse((answer) => answer.url().endsWith(messageRoute.path))
        : undefined;
    let answer: { reference: string; answerBy: string } | undefined;

    await test.step('complete, it is sent once by a double click, and answers', async () => {
      await button.dblclick();
      answer = await (await posted)?.json();
      const { title, text } = words.success;
      await expectNotice(page, { title, text: answer ? receipt.notice(answer) : text });
      if (isUrgent) await expect(notice).toContainText(`${receipt.urgent} ${company.phone.display}`);
      if (mode === 'notice') await expect(notice).toContainText(formWords.practice.next);
      await settle(page);
      await expect(notice).toHaveCount(1);
      await expect(notice.getByRole('alert')).toHaveCount(0);
      expect(requests.filter((request) => !/^GET .*\/assets\//.test(request))).toHaveLength(posted ? 1 : 0);
      if (name === 'quote') {
        await expect(form).toBeHidden();
        await openQuote(page);
      }
      expect(await valuesOf(form)).toEqual(empty);
      for (const { label, placeholder } of choices)
        await expect(await dropdown(form, label)).toHaveText(placeholder);
      await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    });

    await test.step('its reference and what was sent stay in the form, also on paper, until the next is typed', async () => {
      if (!answer) return;
      const { reference, answerBy } = answer;
      const status = form.getByRole('status').filter({ hasText: receipt.reference });
      await expect(status).toContainText(answerBy);
      await expect(status).not.toContainText(message);
      await expect(status.getByRole('link', { name: company.phone.display })).toHaveCount(isUrgent ? 1 : 0);
      await page.emulateMedia({ media: 'print' });
      for (const kept of [reference, message]) await expect(form.getByText(kept)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await field('name').pressSequentially('B');
      await expect(form.getByText(reference)).toHaveCount(0);
    });
  });

/** What a form needs: the fields of which one is enough stand together, at the first of them. */
function requiredOf({ fields }: Form): { keys: readonly string[]; missing: string }[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.required && field.missing
      ? [{ keys: field.type === 'one-of' ? field.fields : [key], missing: field.missing }]
      : [],
  );
}

function fieldOf(form: Locator, { fields }: Form, key: string): Locator {
  const field = fields[key];
  return field?.type === 'choice'
    ? form.getByRole('combobox', { name: field.label }).and(form.locator('button'))
    : form.locator(`[name=${key}]`);
}
