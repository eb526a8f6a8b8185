import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { careersForm } from '#content/words/forms.ts';
import {
  dropdown,
  fillPerson,
  labels,
  notices,
  openQuote,
  optionOf,
  pageForm,
  submit,
} from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

test.beforeEach(({ page }) => page.addInitScript({ path: axeFile }));

for (const width of [390, 1440]) {
  test(`every state of the forms passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = (state: string, part = 'html') =>
      test.step(state, async () => expect(await violations(page, part)).toEqual([]));

    await openHydrated(page, '/careers');
    const form = pageForm(page);
    const position = await dropdown(form, labels.position);
    await submit(form);
    await expect(notices(page).getByRole('listitem')).toBeVisible();
    await settle(page);
    await check('errors and their notice');
    await position.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    // alone: everything else is hidden from assistive technology while it holds the focus
    await check('an open list', '[role=listbox]');
    await page.getByRole('option', { name: optionOf(careersForm.fields.position, 'other') }).click();
    await fillPerson(form);
    await submit(form);
    await expect(notices(page).locator('[data-type=success]')).toBeVisible();
    await settle(page);
    await check('success');

    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = await openQuote(page);
    await page.setViewportSize({ width, height: 900 });
    await dropdown(dialog, labels.county);
    await check('the dialog');
    // it knows who has just applied
    await fillPerson(dialog, { name: '', email: '', phone: '' });
    await submit(dialog);
    await expect(notices(page).locator('[data-type=error]')).toBeVisible();
    await settle(page);
    await check('the dialog with errors');
  });
}

async function violations(page: Page, part: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await axe.run(document.querySelector(selector) as HTMLElement, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // a list in front of the page is no part of its landmarks
      rules: { region: { enabled: selector === 'html' } },
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, part);
}
