import * as shell from 'words:shell';
import type { Page } from '@playwright/test';
import { recordRoutes } from '../../src/views/record-routes.ts';
import { routes } from '../../src/views/routes.ts';
import {
  dropdown,
  fillPerson,
  isReceived,
  labels,
  notices,
  openQuote,
  pageForm,
  submit,
} from '../../tests/support/form.ts';
import { menuButton } from '../../tests/support/shell.ts';
import { expect, hydrate, settle } from '../../tests/support/site.ts';

/** One way in which the site can be seen. */
export interface State {
  name: string;
  path: string;
  /** Brings the page, which has been loaded, into this state. */
  enter?: (page: Page) => Promise<void>;
  /** Selector of what assistive technology can reach in this state, where that is less than the page. */
  part?: string;
  /** The widths at which there is such a state; by default all. */
  widths?: readonly number[];
}

export const widths = [390, 1440] as const;

const pages: State[] = [...Object.values(routes), ...recordRoutes].map(({ path }) => ({ name: path, path }));

const forms = [routes.contact, routes.training, routes.careers, routes.subcontractors];
const inError: State[] = forms.map(({ path }) => ({
  name: `${path}, its form in error`,
  path,
  enter: async (page) => {
    await hydrate(page);
    await submit(pageForm(page));
    await expect(notices(page).getByRole('listitem')).toBeVisible();
  },
}));

/** What is sent by a browser without script, or before it: submit() asks nobody. */
async function send(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
  await page.waitForURL(/\/messages/);
}

const messages: State[] = [
  {
    name: 'the page of a message that was received',
    path: routes.contact.path,
    enter: async (page) => {
      await fillPerson(pageForm(page));
      await send(page);
    },
  },
  { name: 'the page of a message that came back with faults', path: routes.contact.path, enter: send },
];

const opened: State[] = [
  {
    name: 'the menu',
    path: '/',
    widths: [390],
    enter: async (page) => {
      await menuButton(page).click();
      await expect(page.getByRole('navigation', { name: shell.menuNavigation })).toBeVisible();
    },
  },
  {
    name: 'the quote dialog',
    path: '/government',
    part: 'dialog[open]',
    enter: async (page) => {
      await hydrate(page);
      await openQuote(page);
    },
  },
  {
    name: 'the quote dialog in error',
    path: '/government',
    part: 'dialog[open]',
    enter: async (page) => {
      await hydrate(page);
      const dialog = await openQuote(page);
      await dropdown(dialog, labels.county);
      await submit(dialog);
      await expect(notices(page).getByRole('listitem')).toBeVisible();
    },
  },
  {
    name: 'an open list',
    path: routes.contact.path,
    // everything else is hidden from assistive technology while it holds the focus
    part: '[role=listbox]',
    enter: async (page) => {
      await hydrate(page);
      await (await dropdown(pageForm(page), labels.county)).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'the notice of success',
    path: routes.contact.path,
    enter: async (page) => {
      await hydrate(page);
      await dropdown(pageForm(page), labels.county);
      await fillPerson(pageForm(page));
      await submit(pageForm(page));
      await expect(notices(page).locator('[data-type=success]')).toBeVisible();
      // where the page leaves room for it: what it lies over for a moment would be too close to its button
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'the viewer of pictures',
    path: routes.projects.path,
    part: 'dialog[open]',
    enter: async (page) => {
      await hydrate(page);
      await page.locator('main a[href*="-picture-"]:visible').nth(1).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a tooltip',
    path: routes.government.path,
    widths: [1440],
    enter: async (page) => {
      await hydrate(page);
      await page.locator('main abbr[title]:visible').first().hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'without a network',
    path: routes.residential.path,
    enter: async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText(shell.offline)).toBeVisible();
    },
  },
  { name: 'the page for a missing address', path: '/no-such-page' },
];

/** Every route and every state of it that a visitor can reach. */
export const states: readonly State[] = [
  ...pages,
  ...inError,
  ...(isReceived ? messages : []),
  ...opened.filter(({ name }) => isReceived || name !== 'the notice of success'),
];

/** Loads the page of a state and brings it there, at rest. */
export async function enter(page: Page, { path, enter: bring }: State): Promise<void> {
  await page.goto(path);
  await bring?.(page);
  await settle(page);
}
