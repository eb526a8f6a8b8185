import { formWords } from 'words:forms';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Form, Notice } from '#src/views/form.ts';
import { careersForm, contactForm, type FormName, forms, trainingForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { quoteDialog, quoteLink } from './shell.ts';

export const person = { name: 'Ana Ñandú', email: 'ana@example.com', phone: '(305) 555-0199' };

const { fields } = contactForm;

export const labels = {
  name: fields.name.label,
  email: fields.email.label,
  phone: fields.phone.label,
  message: fields.message.label,
  need: fields.need.label,
  county: fields.county.label,
  experience: trainingForm.fields.experience.label,
  position: careersForm.fields.position.label,
};

const pages: Record<FormName, { path: string }> = {
  ...routes,
  quote: routes.home,
  subcontractor: routes.subcontractors,
};

/** Every form with the page that it stands on; the quote's stands in the dialog. */
export const everyForm = Object.entries<Form>(forms).map(([name, words]) => ({
  name,
  path: pages[name as FormName].path,
  words,
}));

/** Whether messages reach somebody; where they do not, the form only writes them down for other ways. */
export const isReceived = ways.message.mode !== 'none';
export const unreceived = 'delivery is none: messages reach nobody, as delivery.spec.ts proves';

/** The form of the page itself, not the one in the dialog. */
export const pageForm = (page: Page) => page.locator('main form');

/** Fills in who somebody is. */
export async function fillPerson(form: Locator): Promise<void> {
  for (const [field, value] of Object.entries(person)) await form.locator(`[name=${field}]`).fill(value);
}

/** Presses the form's button; a notice that stands there now speaks of the time before. */
export async function submit(form: Locator): Promise<void> {
  const standing = form.page().locator('[data-sonner-toast]');
  await standing.evaluateAll((all) => all.map((notice) => notice.toggleAttribute('data-before', true)));
  await form.locator('[type=submit]').click();
}

/** Everything that is filled in, by field; without what the form itself says of itself. */
export async function valuesOf(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element: HTMLFormElement) => {
    const { form: _, ...values } = Object.fromEntries(new FormData(element)) as Record<string, string>;
    return values;
  });
}

/** The region that notices appear in: that of the page, or of the dialog that is open over it. */
export function notices(page: Page): Locator {
  const reachable = page.locator('dialog[open] section, body:not(:has(dialog[open])) section');
  return page.getByRole('region', { name: formWords.notices, exact: true }).and(reachable);
}

/** Waits for the one notice of what was submitted last: the one before it is on its way out for a while. */
export async function expectOneNotice(page: Page): Promise<void> {
  await expect(page.locator('[data-before]')).toHaveCount(0);
  await expect(notices(page).getByRole('listitem')).toHaveCount(1);
}

/** Waits for a notice and checks its words. */
export async function expectNotice(page: Page, { title, text }: Notice): Promise<void> {
  const notice = notices(page).getByRole('listitem').filter({ hasText: title });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(text);
}

/** Chooses an entry of a dropdown as a visitor with a mouse does. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  await (await dropdown(form, label)).click();
  await form.page().getByRole('option', { name: option }).click();
}

/** Waits until the drawn dropdown stands in place of the native one. */
export async function dropdown(form: Locator, label: string | RegExp): Promise<Locator> {
  const trigger = form.getByRole('combobox', { name: label }).and(form.locator('button'));
  await expect(trigger).toBeVisible();
  return trigger;
}

/** Opens the quote dialog from the header. */
export async function openQuote(page: Page): Promise<Locator> {
  await quoteLink(page).click();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A pattern for a text within another. */
export const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
