import { company } from 'records:company';
import { here } from 'words:language';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type RecordPageName, type RouteName, recordPages } from '#content/values/addresses.ts';
import { recordRoutes } from '#src/views/record-routes.ts';
import { routes } from '#src/views/routes.ts';

/** `allow` names console errors that this test causes on purpose: every message that matches is accepted. */
type Guard = { allow: (pattern: RegExp) => void };

/** Playwright's test, failing on any console error, policy violation, exception or request to another origin. */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      const { delivery } = company;
      const endpoint = delivery.mode === 'endpoint' ? delivery.url : undefined;
      // no test may send a message to whoever receives the owner's
      if (endpoint)
        await context.route(endpoint, (route) =>
          route.fulfill({ status: 201, headers: { 'Access-Control-Allow-Origin': '*' } }),
        );
      context.on('console', (message) => {
        if (message.type() === 'error' || /violates|Refused|hydrat/i.test(message.text())) {
          faults.push(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL as string) && url !== endpoint)
          faults.push(`request to ${url}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const testWithoutScript = test.extend({ javaScriptEnabled: false });

export { expect };

/** Every page of the site in the language whose modules are read (`SITE_LANGUAGE=`): its name and path. */
export const allRoutes = Object.entries(routes)
  .filter(([, { isElsewhere }]) => !isElsewhere)
  .map(([name, { path }]) => ({ name: name as RouteName, path }));

/** One page of each kind that records have: the first project, the first position, the first program. */
export const onePageOfEach = (Object.keys(recordPages) as RecordPageName[]).flatMap((kind) =>
  recordRoutes.filter(({ name }) => name === kind).slice(0, 1),
);

export const allTemplates = [...allRoutes, ...onePageOfEach];

/** With the page that answers a missing address; a test that opens it allows the console's message of a 404. */
export const allScreens = [
  ...allTemplates,
  { name: 'notFound' as const, path: `${here.paths?.home ?? ''}/no-such-page` },
];

/** Opens a page and makes it interactive, as a visitor's first movement does. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Shows intent and waits until React answers. */
export async function hydrate(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'pointermove');
  await page.waitForFunction(() => document.documentElement.dataset.ready === '');
}

/** Waits until the browser has run what it put off until it is idle, and everything has come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // a page that has just been given other letters or another width may find no idle time of its own
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    await idle();
    await idle();
    // what lasts a second or longer is a clock, such as that of a notice; what follows the scrolling never ends
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
    // asked frame by frame: `finished` is not kept for what ends where nothing is drawn, such as behind a dialog
    while (moving.some(({ playState }) => playState === 'running')) await new Promise(requestAnimationFrame);
  });
}

/** Asks one question of a page as a step: names the faults it finds, or why it found none, and lets the test go on. */
export async function ask(what: string, question: () => unknown[] | Promise<unknown[]>) {
  await test.step(what, async () => {
    const faults = await Promise.resolve()
      .then(question)
      .catch((error: Error) => [error.message]);
    expect.soft(faults, what).toEqual([]);
  });
}

/** The words of a part of the page as they are read: without what is hidden, on one line. */
export async function readText(part: Locator): Promise<string> {
  const [text = ''] = await part.allInnerTexts();
  return text.replace(/\s+/g, ' ').trim();
}

/** A text without its spaces and in small letters: where it is in pieces or in capitals, neither counts. */
export const squeezed = (text: string) => text.replace(/[\s\u200b]/g, '').toLowerCase();
