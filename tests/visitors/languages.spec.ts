import { company } from 'records:company';
import { here, others } from 'words:language';
import type { Page } from '@playwright/test';
import { pathIn } from '#src/views/languages.ts';
import { fillPerson, pageForm, person, submit } from '../support/form.ts';
import { expect, openHydrated, test } from '../support/site.ts';

const [other] = others;
test.skip(!other, 'the site has one language');
const language = other ?? here;
const at = (name: Parameters<typeof pathIn>[1]) => String(pathIn(language, name));
const switchOf = (page: Page) => page.locator(`header a[hreflang=${language.id}]`).filter({ visible: true });

test('the switch leads to the same page and anchor, with what is typed', async ({ page }) => {
  await openHydrated(page, '/contact#areas');
  await fillPerson(pageForm(page));
  await expect(switchOf(page)).toHaveText(language.label);
  await expect(switchOf(page)).toHaveAttribute('lang', language.id);
  await switchOf(page).click();
  await expect(page).toHaveURL(`${at('contact')}#areas`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  await expect(pageForm(page).locator('[name=name]')).toHaveValue(person.name);
  await submit(pageForm(page));
  // no draft of it in the language that was left
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.locator('header a[rel=alternate]').filter({ visible: true }).click();
  await expect(page).toHaveURL('/contact#areas');
});

test('pages name each other in both languages, for search engines too', async ({ page }) => {
  const url = (path: string) => new URL(path, company.website).href;
  const own = url('/residential');
  for (const path of ['/residential', at('residential')]) {
    await page.goto(path);
    for (const [id, href] of [
      ['en', own],
      [language.id, url(at('residential'))],
      ['x-default', own],
    ] as const)
      await expect(page.locator(`head link[hreflang=${id}]`)).toHaveAttribute('href', href);
  }
});

test('nobody is led to a language by their browser; who reads it sees the way first', async ({ browser }) => {
  const context = await browser.newContext({ locale: language.locale });
  const page = await context.newPage();
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(switchOf(page)).toHaveAttribute('data-read', '');
  await context.close();
});

test('a missing address, and a page that it lacks, answer in words that fit', async ({ page, guard }) => {
  guard.allow(/404/);
  const missing = await page.goto(`${at('home')}/nada`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  const foreign = page.locator('a[href="/government"]');
  const unsaid = foreign.filter({ hasNotText: /\(.+\)/ });
  await expect(unsaid).toHaveCount(0);
  await page.goto(at('home'));
  await expect(foreign.first()).toHaveAttribute('hreflang', here.id);
  await expect(unsaid).toHaveCount(0);
});
