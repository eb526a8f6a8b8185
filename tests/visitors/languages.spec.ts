import { company } from 'records:company';
import { languages } from 'records:languages';
import { here, others } from 'words:language';
import type { Page } from '@playwright/test';
import { pathIn } from '#src/views/languages.ts';
import { labels, pageForm } from '../support/form.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// whoever reads another language finds it, keeps the place on the page, and loses no word on the way

const [other] = others;
test.skip(!other, 'the site has one language');
const language = other ?? here;
const at = (name: Parameters<typeof pathIn>[1]) => String(pathIn(language, name));
const switchOf = (page: Page) => page.locator(`header a[hreflang=${language.id}]`).filter({ visible: true });

test('the switch leads to the same page and anchor, with what is typed', async ({ page }) => {
  await openHydrated(page, '/contact#areas');
  await pageForm(page).getByLabel(labels.name).fill('Ana Ñandú');
  await expect(switchOf(page)).toHaveText(language.label);
  await expect(switchOf(page)).toHaveAttribute('lang', language.id);
  await switchOf(page).click();
  await expect(page).toHaveURL(`${at('contact')}#areas`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  await expect(page.locator('main form [name=name]').last()).toHaveValue('Ana Ñandú');
  await page.locator('header a[rel=alternate]').filter({ visible: true }).click();
  await expect(page).toHaveURL('/contact#areas');
});

test('pages name each other in both languages, for search engines too', async ({ page }) => {
  const url = (path: string) => new URL(path, company.website).href;
  for (const path of ['/residential', at('residential')]) {
    await page.goto(path);
    const links = page.locator('head link[hreflang]');
    expect(
      await links.evaluateAll((all: HTMLLinkElement[]) =>
        Object.fromEntries(all.map(({ hreflang, href }) => [hreflang, href])),
      ),
    ).toEqual({
      en: url('/residential'),
      [language.id]: url(at('residential')),
      'x-default': url('/residential'),
    });
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

test('a missing address, a guess, and a page that it lacks answer in words that fit', async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  const missing = await page.goto(`${at('home')}/nada`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  for (const guess of languages.find(({ id }) => id === language.id)?.guesses ?? []) {
    await page.goto(guess);
    await expect(page, guess).toHaveURL(at('home'));
  }
  await page.goto(at('home'));
  const foreign = page.locator('header nav a[href="/government"]').first();
  await expect(foreign).toHaveAttribute('hreflang', here.id);
});

test('a message says in which language it was written, and is answered in it', async ({ page }) => {
  await openHydrated(page, at('contact'));
  const form = page.locator('main form').filter({ has: page.locator('[name=name]') });
  await form.locator('[name=name]').fill('Ana Ñandú');
  await form.locator('[name=email]').fill('ana@example.com');
  const sent = page.waitForResponse((response) => response.url().endsWith(String(language.messages)));
  await form.locator('button[type=submit]').click();
  const { reference } = (await (await sent).json()) as { reference: string };
  await page.goto(`${language.messages}/${reference}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  await expect(page.getByText(reference)).toBeVisible();
});
