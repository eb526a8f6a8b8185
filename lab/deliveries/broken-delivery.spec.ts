import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { contactForm } from '../../src/views/forms.ts';
import { routes } from '../../src/views/routes.ts';
import { fillPerson, labels, pageForm, submit } from '../../tests/support/form.ts';
import { quoteLink } from '../../tests/support/shell.ts';
import { expect, hydrate, openHydrated, test } from '../../tests/support/site.ts';
import { serveBehind } from '../../tests/support/site-behind.ts';
import { findChromium } from '../../tools/chromium.ts';
import { makeOld } from './support/old-browser.ts';
import { openSlowLine } from './support/slow-line.ts';
import { expectUsable } from './support/usable.ts';

// the page arrives, and not all of it: words, links, call and forms stay usable

test.use({ viewport: { width: 390, height: 844 } });
// three pages each, and a message
test.describe.configure({ timeout: 90_000 });

const missing = /Failed to load resource|dynamically imported module|net::ERR/;

for (const [what, files] of [
  ['the first script', '**/assets/boot.*.js'],
  ['the application', '**/assets/app.*.js'],
  ['a part of it', '**/assets/parts.*.js'],
  ['the code of the pages', '**/assets/*-page.*.js'],
  ['what sends messages', '**/assets/delivery-client.*.js'],
  ['the notices', '**/assets/notify.*'],
  ['the styles', '**/assets/*.css'],
  ['the fonts and pictures', '**/assets/*.{woff2,avif,webp,svg}'],
] as const)
  for (const [how, spoil] of [
    ['gone after a deploy', (page: Page) => page.route(files, (route) => route.fulfill({ status: 404 }))],
    ['blocked', (page: Page) => page.route(files, (route) => route.abort('blockedbyclient'))],
  ] as const)
    test(`${what} ${how}`, async ({ page, baseURL, guard }) => {
      guard.allow(missing);
      await spoil(page);
      await expectUsable(page, baseURL as string);
    });

test('a line of 400 ms that loses one packet in twenty', async ({ page, baseURL, guard }) => {
  test.slow();
  const line = await openSlowLine(baseURL as string, { delay: 400, losing: 20 });
  guard.allow(new RegExp(`^request to ${line.origin}/`));
  await expectUsable(page, line.origin);
  await line.stop();
});

test('no storage at all: no note, no database, no service worker', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  mkdirSync(join(profile, 'Default'));
  // what a visitor sets under "block all cookies"
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await openHydrated(page, `${baseURL}/`);
  const denied = await page.evaluate(() => {
    try {
      return String(sessionStorage);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(denied).toBe('SecurityError');
  await expectUsable(page, baseURL as string);
  // within the site too, where each page's code is loaded when its link is followed
  await openHydrated(page, `${baseURL}/`);
  await page.locator('footer a[href="/government"]').first().click();
  await expect(page).toHaveURL('/government');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><');

for (const [what, made] of [
  ['strips the headers', { strips: true }],
  ['takes out comments and the space between elements', { rewrite: withoutComments }],
  [
    'puts a banner and a script of its own in',
    {
      rewrite: (html: string) =>
        html
          .replace(
            /(<body[^>]*>)/,
            '$1<div id="carrier">Brought to you by your carrier</div><script>window.carrier = true</script>',
          )
          .replace('</body>', '<script src="/carrier.js"></script></body>'),
    },
  ],
  [
    'hides the mail addresses',
    { rewrite: (html: string) => html.replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection"') },
  ],
] as const)
  test(`a proxy that ${what}`, async ({ page, baseURL, guard }) => {
    const proxy = await serveBehind(baseURL as string, made);
    guard.allow(new RegExp(`^request to ${proxy.origin}/`));
    // React says that the page is not as it was made; the policy refuses the script
    if ('rewrite' in made) guard.allow(/hydrat|Minified React error|violates|Refused|carrier|404/i);
    await expectUsable(page, proxy.origin);
    if ('strips' in made) await hydrate(page);
    await proxy.stop();
  });

test('a link pressed slowly on a page without its comments leads on', async ({ page, baseURL, guard }) => {
  const proxy = await serveBehind(baseURL as string, { rewrite: withoutComments });
  guard.allow(new RegExp(`^request to ${proxy.origin}/`));
  guard.allow(/hydrat|Minified React error/i);
  await page.goto(`${proxy.origin}/`);
  await page.locator(`main a[href="${routes.residential.path}"]`).first().hover();
  await page.mouse.down();
  // the time in which the application would draw the page anew, and the pressed link with it
  await page.waitForTimeout(2000);
  await page.mouse.up();
  await expect(page).toHaveURL(`${proxy.origin}${routes.residential.path}`);
  await proxy.stop();
});

test('an old browser: no popover, no :has, no container queries, no dialog', async ({
  page,
  baseURL,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await makeOld(page);
  await expectUsable(page, baseURL as string);
  await page.goto('/');
  // the menu is out of reach, but its pages are linked below, and the quote is a page
  await quoteLink(page).click();
  await expect(page).toHaveURL('/contact');
  const form = pageForm(page);
  await fillPerson(form);
  await form.getByLabel(labels.message).fill('Two units');
  await submit(form);
  await expect(page.getByText(contactForm.success.title, { exact: true }).first()).toBeVisible();
  // styles fetched ahead may still be on their way as the page closes
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
