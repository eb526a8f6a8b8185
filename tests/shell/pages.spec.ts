import * as notFoundPage from 'words:not-found';
import * as shell from 'words:shell';
import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/views/routes.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// from one page to the next, to one that there is not, and to one that breaks

test('every path change starts at the top, back and forward too, and is announced', async ({ page }) => {
  const top = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await openHydrated(page, '/government');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: routes.careers.label }).click();
  await expect(page).toHaveURL('/careers');
  await top();
  await expect(page).toHaveTitle(new RegExp(routes.careers.title.replaceAll('$', '\\$')));
  await expect(page.getByRole('main')).toBeFocused();
  await test.step('a new page is announced', () =>
    expect(page.locator('p[role=status]')).toContainText(routes.careers.title));
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goBack();
  await expect(page).toHaveURL('/government');
  await top();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goForward();
  await expect(page).toHaveURL('/careers');
  await top();

  await test.step('the item of the page that one is on leads to its top', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    await mainMenu(page).getByRole('link', { name: routes.careers.label }).click();
    await top();
  });
  await test.step('so does a page that comes back as it was left, whatever the browser scrolls it to', async () => {
    await page.evaluate(() => {
      scrollTo(0, 2000);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      // Safari puts it back after the event
      scrollTo(0, 1000);
    });
    await top();
  });
});

test('a page that the browser loads again on the way back starts at its top', async ({ page }) => {
  await page.goto('/team');
  // asked of the network, not of what was kept
  await page.evaluate(() => addEventListener('unload', () => {}));
  await page.evaluate(() => scrollTo(0, 2000));
  await page.waitForTimeout(300);
  await page.goto('/privacy');
  await page.goBack();
  // nothing that listens for scrolling: with it Chromium does not put the page back
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
  await test.step('it lies ready, where nobody sees, reads or reaches it', async () => {
    const [shown, ready] = [page.locator('main').first(), page.locator('main').nth(1)];
    await expect(ready.locator('section > :nth-child(2)').first()).toBeAttached();
    await expect(ready).toBeHidden();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(shown).toHaveId('main');
    const reached = (main: HTMLElement | SVGElement) => {
      main.querySelector('a')?.focus();
      return [main.getBoundingClientRect().height, main.contains(document.activeElement)];
    };
    expect(await ready.evaluate(reached)).toEqual([0, false]);
  });
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

test('a page that stands ready is on the screen with the next frame, before the page before is taken away', async ({
  page,
}) => {
  const { privacy, team } = routes;
  await openHydrated(page, team.path);
  await page.evaluate(() => scrollTo(0, 1000));
  const link = page.locator(`footer a[href="${privacy.path}"]`).first();
  await link.hover();
  await expect(page.locator('main[aria-hidden] h1')).toBeAttached();
  const seen = () => page.locator('h1').evaluateAll((all) => all.map((title) => title.checkVisibility()));
  /** Follows the link, and says which pages the next frame shows and how far down; `isLeft`: Back is pressed then. */
  const follow = (isLeft: boolean) =>
    link.evaluate((element, goesBack) => {
      (element as HTMLElement).click();
      return new Promise((resolve) =>
        requestAnimationFrame(() => {
          resolve([[...document.querySelectorAll('h1')].map((title) => title.checkVisibility()), scrollY]);
          if (goesBack) history.back();
        }),
      );
    }, isLeft);
  expect(await follow(true)).toEqual([[false, true], 0]);
  await expect(page).toHaveURL(team.path);
  await expect.poll(seen).toEqual([true, false]);
  expect(await follow(false)).toEqual([[false, true], 0]);
  await expect(page).toHaveTitle(new RegExp(privacy.title));
  await expect.poll(seen).toEqual([true]);
});

test('a page that is made ready, and a viewer that covers all, have little else of the page styled anew', async ({
  page,
  browser,
}) => {
  /** The share of the page's elements whose style is asked for while `work` is done. */
  const styledBy = async (work: () => Promise<void>) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await work();
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Trace[] };
    const styled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
    expect(styled).toBeGreaterThan(0);
    return styled / (await page.locator('*').count());
  };
  await openHydrated(page, '/contact');
  const [link, other] = ([routes.team, routes.privacy] as const).map(({ path }) =>
    page.locator(`footer a[href="${path}"]`).first(),
  ) as [Locator, Locator];
  const ready = page.locator('main[aria-hidden] h1');
  // twice, as a sheet of styles that has just come asks every element
  await link.hover();
  const title = (await ready.textContent()) ?? '';
  await other.hover();
  await expect(ready).not.toHaveText(title);
  const byPage = await styledBy(async () => {
    await link.hover();
    await expect(ready).toHaveText(title);
  });
  expect(byPage).toBeLessThan(0.5);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/projects');
  const opener = page.locator('main a[data-dialog]').first();
  // an owner may have no gallery
  if (!(await opener.count())) return;
  const byViewer = await styledBy(() => opener.evaluate((element) => (element as HTMLElement).click()));
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(byViewer).toBeLessThan(0.4);
});

type Trace = { name: string; args: { elementCount?: number } };

test('anchors land clear of the header, hydrated and on a full load', async ({ page }) => {
  const target = page.locator('#apply');
  const isClear = async () => {
    const [box, header] = [await target.boundingBox(), await page.getByRole('banner').boundingBox()];
    return box && header ? box.y - header.height : Number.NaN;
  };
  await page.goto('/careers#apply');
  await expect.poll(isClear).toBeGreaterThanOrEqual(0);
  expect((await target.boundingBox())?.y).toBeLessThan(300);
  await openHydrated(page, '/careers');
  await page.locator('main a[href$="#apply"]').first().click();
  await expect.poll(isClear).toBeGreaterThanOrEqual(0);
  expect((await target.boundingBox())?.y).toBeLessThan(300);

  await test.step('of another page; what is typed there stays when the anchor goes', async () => {
    await openHydrated(page, '/training');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/careers#apply' });
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL('/careers#apply');
    await expect.poll(isClear).toBeGreaterThanOrEqual(0);
    const field = page.locator('main form input[name=name]');
    await field.fill('Ada Example');
    await mainMenu(page).getByRole('link', { name: routes.careers.label }).click();
    await expect(page).toHaveURL('/careers');
    await expect(field).toHaveValue('Ada Example');
  });
});

test('a fragment that is no name, or no text at all, is none', async ({ page }) => {
  for (const fragment of ['#100%-off', '#%C3', '#%00"<b>']) {
    await openHydrated(page, `/residential${fragment}`);
    await mainMenu(page).locator('a[href="/projects"]').first().click();
    await expect(page).toHaveURL('/projects');
    await page.goBack();
    await expect(page).toHaveURL(/\/residential#/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect(page.getByText(shell.error.title)).toHaveCount(0);
    await page.evaluate(() => location.assign('#75%'));
    await expect(page.getByText(shell.error.title)).toHaveCount(0);
  }
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
  await expect(page.locator('nearest-page')).toHaveText('');
  await page.getByRole('link', { name: notFoundPage.home }).click();
  await expect(page).toHaveURL('/');

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
      history.pushState(null, '', '/gone');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(headline).toHaveText(notFoundPage.title);
    await expect.poll(() => logged.filter((text) => text.includes('/gone'))).toHaveLength(1);
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
  await open(page, routes.projects.label);
  await expect(headline).toHaveText(shell.error.title);
  await expect(page.getByRole('alert')).toContainText('The pump tripped');
  await expect(page.getByRole('alert')).not.toContainText(/\.js:\d+/);
  await open(page, routes.contact.label);
  await expect(page).toHaveURL('/contact');
  await expect(headline).not.toHaveText(shell.error.title);
});

function open(page: Page, label: string): Promise<void> {
  return mainMenu(page).getByRole('link', { name: label, exact: true }).click();
}
