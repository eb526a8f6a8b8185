import { contactCard } from 'words:contact-card';
import * as shell from 'words:shell';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RouteName } from '#content/values/addresses.ts';
import { routes } from '#src/views/routes.ts';

export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: shell.mainNavigation });
}

export async function goTo(page: Page, name: RouteName): Promise<void> {
  const { path } = routes[name];
  await mainMenu(page).locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: shell.menu });
}

/** What asks for a quote in sight: a link, and a button once a script answers; a phone has it in its bar. */
export function quoteLink(page: Page): Locator {
  return page.locator('header, nav').locator('a[data-dialog]').filter({ visible: true }).first();
}

export function quoteDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: contactCard.quote.title });
}

/** What a page says of itself where a part of it does not answer any more. */
export function stoppedLine(page: Page): Locator {
  return page.getByRole('status').getByText(shell.stopped.text).first();
}

/** The error screen has not taken the place of a page that was there. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(shell.error.title)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
