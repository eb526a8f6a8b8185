import { contactCard } from 'words:contact-card';
import * as shell from 'words:shell';
import { expect, type Page } from '@playwright/test';
import type { RouteName } from '#content/values/addresses.ts';
import { routes } from '#src/views/routes.ts';

/** The pages in the header. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation });
/** What opens the pages below the width of a desk. */
export const menuButton = (page: Page) => page.getByRole('button', { name: shell.menu });
/** What asks for a quote in sight: a link, and a button once a script answers; a phone has it in its bar. */
export const quoteLink = (page: Page) =>
  page.locator('header, nav').locator('a[data-dialog]').filter({ visible: true }).first();
/** What that link opens. */
export const quoteDialog = (page: Page) => page.getByRole('dialog', { name: contactCard.quote.title });

/** Goes to a page of the header, and waits for its address. */
export async function goTo(page: Page, name: RouteName): Promise<void> {
  const { path } = routes[name];
  await mainMenu(page).locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}
