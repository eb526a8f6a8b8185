import { company } from 'records:company';
import { expect, type Page } from '@playwright/test';
import { contactForm } from '../../../src/views/forms.ts';
import { routes } from '../../../src/views/routes.ts';
import { ways } from '../../../src/views/settings.ts';
import { fillPerson, labels, pageForm, submit } from '../../../tests/support/form.ts';

/**
 * What a page owes to whoever has it, however it came: its words, a link that leads on, a call, and a form that takes a
 * message (or, where nobody receives messages, can be filled in).
 */
export async function expectUsable(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await expectWords(page);
  await page.locator(`main a[href="${routes.residential.path}"]`).first().click();
  await expect(page).toHaveURL(`${origin}${routes.residential.path}`);
  await expectWords(page);
  await page.goto(`${origin}/contact`);
  await expectWords(page);
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).fill('No cooling on the second floor');
  if (ways.message.mode !== 'here') return;
  await submit(form);
  await expect(page.getByText(contactForm.success.title, { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
}

/** The headline stands there to be read, nothing lies over it, and a phone number can be tapped. */
async function expectWords(page: Page): Promise<void> {
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toBeVisible();
  await expect(head).toHaveText(/\S/);
  await head.scrollIntoViewIfNeeded();
  const isOnTop = await head.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + Math.min(width, 60) / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  expect(isOnTop).toBe(true);
  await expect(
    page.locator(`a[href="tel:${company.phone.e164}"]`).locator('visible=true').first(),
  ).toBeVisible();
}
