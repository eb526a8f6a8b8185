import * as notFoundPage from 'words:not-found';
import * as shell from 'words:shell';
import type { Locator } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { goTo, mainMenu } from '../support/shell.ts';
import { expect, hydrate, openHydrated, test } from '../support/site.ts';

// Back, Forward and anchors of the same page, three engines show in lab/engines/back-forward.test.ts

test('every path change starts at the top, and is announced', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await openHydrated(page, '/government');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: routes.careers.label }).click();
  await expect(page).toHaveURL('/careers');
  await expect.poll(scrolled).toBe(0);
  await expect(page).toHaveTitle(new RegExp(routes.careers.title.replaceAll('$', '\\$')));
  await expect(page.getByRole('main')).toBeFocused();
  await test.step('a new page is announced', () =>
    expect(page.locator('p[role=status]')).toContainText(routes.careers.title));
  await test.step('the item of the page that one is on leads to its top', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    await goTo(page, 'careers');
    await expect.poll(scrolled).toBe(0);
  });
});

test('a link that is pointed at fetches its page, and is followed without a load; a tab of its own is the browser’s', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = mainMenu(page).getByRole('link', { name: routes.commercial.label });
  const fetched = page.waitForResponse(/commercial-page.*\.js/);
  await link.hover();
  await (await fetched).finished();
  // it lies ready, where nobody sees or reads it
  const ready = page.locator('main').nth(1);
  await expect(ready.locator('section > :nth-child(2)').first()).toBeAttached();
  await expect(ready).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  page.on('request', (request) => expect.soft(request.url()).not.toContain('commercial-page'));
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL(routes.commercial.path);
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page).toHaveURL(routes.commercial.path);
  await expect(page.getByRole('main')).toHaveText((await tab.getByRole('main').textContent()) ?? '');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a page that stands ready is on the screen with the next frame, and little else is styled anew for it', async ({
  page,
  browser,
}) => {
  const { contact, team, privacy } = routes;
  await openHydrated(page, contact.path);
  await page.evaluate(() => scrollTo(0, 1000));
  const linkTo = ({ path }: { path: string }) => page.locator(`footer a[href="${path}"]`).first();
  const ready = page.locator('main[aria-hidden] h1');
  // twice, as a sheet of styles that has just come asks every element
  await linkTo(privacy).hover();
  const title = (await ready.textContent()) ?? '';
  await linkTo(team).hover();
  await expect(ready).not.toHaveText(title);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await linkTo(privacy).hover();
  await expect(ready).toHaveText(title);
  const { traceEvents }: { traceEvents: Trace[] } = JSON.parse(String(await browser.stopTracing()));
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  const elements = styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  expect(elements).toBeGreaterThan(0);
  expect(elements / (await page.locator('*').count())).toBeLessThan(0.5);

  const shown = await linkTo(privacy).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise(requestAnimationFrame);
    const titles = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
    return [titles.map(({ textContent }) => textContent), scrollY];
  });
  expect(shown).toEqual([[title], 0]);
  await expect(page).toHaveTitle(new RegExp(privacy.title));
  await expect(page.locator('h1')).toHaveText([title]);
});

type Trace = { name: string; args: { elementCount?: number } };

test('an anchor of another page lands clear of the header, and what is typed there stays when it goes', async ({
  page,
}) => {
  await openHydrated(page, '/training');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/careers#apply' });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/careers#apply');
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  const { bottom } = await boxOf(page.getByRole('banner'));
  const top = async () => (await boxOf(page.locator('#apply'))).top;
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(bottom);
  const field = page.locator('main form input[name=name]');
  await field.fill('Ada Example');
  await goTo(page, 'careers');
  await expect(page).toHaveURL('/careers');
  await expect(field).toHaveValue('Ada Example');
});

test('a missing path answers 404, is logged, and leads to the page that is near', async ({ page, guard }) => {
  guard.allow(/404/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const headline = page.getByRole('heading', { level: 1 });
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(headline).toHaveText(notFoundPage.title);
  expect(logged.some((text) => text.includes('/no/such-page'))).toBe(true);
  await page.getByRole('link', { name: notFoundPage.home }).click();
  await expect(page).toHaveURL('/');

  await test.step('where no record has the address, before and after hydration', async () => {
    expect((await page.goto('/careers/constructor'))?.status()).toBe(404);
    await hydrate(page);
    await expect(headline).toHaveText(notFoundPage.title);
  });
  await test.step('near a page, before and after hydration', async () => {
    await page.goto('/goverment-contracts');
    const near = page.locator('nearest-page').getByRole('link', { name: routes.government.label });
    await expect(near).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(near).toBeVisible();
    await near.click();
    await expect(page).toHaveURL(routes.government.path);
  });
  await test.step('reached inside the application', async () => {
    await openHydrated(page, '/');
    logged.length = 0;
    await page.evaluate(() => {
      history.pushState(null, '', '/goverment');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(headline).toHaveText(notFoundPage.title);
    await expect.poll(() => logged.filter((text) => text.includes('/goverment'))).toHaveLength(1);
    await expect(page.locator('nearest-page')).toContainText(routes.government.label);
  });
});

test('an exception shows the error screen, and the header still works', async ({ page, guard }) => {
  guard.allow(/tripped|React Router/);
  const body = "export const ProjectsPage = () => { throw new Error('The pump tripped'); };";
  await page.route('**/assets/projects-page.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const headline = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/');
  await goTo(page, 'projects');
  await expect(headline).toHaveText(shell.error.title);
  await expect(page.getByRole('alert')).toContainText('The pump tripped');
  await expect(page.getByRole('alert')).not.toContainText(/\.js:\d+/);
  await goTo(page, 'contact');
  await expect(headline).not.toHaveText(shell.error.title);
});
