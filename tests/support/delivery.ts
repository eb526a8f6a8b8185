import { formWords } from 'words:forms';
import type { Page } from '@playwright/test';
import { contactForm } from '#src/views/forms.ts';
import { expectNotice, notices, person } from './form.ts';
import { expect } from './site.ts';

/** What somebody writes, which every other way must carry on. */
export const words = 'Two units & a "chiller"\non the roof';

/** Lets a minute pass: a success has gone by then, and what was dismissed as well. */
export async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
}

/** Says in a notice why nothing was sent, and offers the other ways in the form. */
export async function expectFailure(page: Page, said: { title: string; text: string }): Promise<void> {
  await expectNotice(page, said);
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
  await expectWays(page, said);
}

/** Mail and text that carry what was typed, and a call; the box that offers them has the focus. */
export async function expectWays(page: Page, { title }: { title: string }): Promise<void> {
  const box = page.getByRole('group', { name: title });
  await expect(box).toBeFocused();
  for (const [way, scheme] of [
    [formWords.failureMail, 'mailto:'],
    [formWords.failureText, 'sms:'],
  ] as const) {
    const href = (await box.getByRole('link', { name: way, exact: true }).getAttribute('href')) ?? '';
    expect(href.startsWith(scheme)).toBe(true);
    expect(decodeURIComponent(href)).toContain(`${contactForm.fields.name.label}: ${person.name}`);
    expect(decodeURIComponent(href).replaceAll('\r\n', '\n')).toContain(words);
  }
  await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
}
