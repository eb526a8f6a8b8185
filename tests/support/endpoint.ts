import { fillPerson, pageForm } from './form.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { test as base, openHydrated } from './site.ts';
import { serveBehind } from './site-behind.ts';
import { type SiteWith, startSiteWith } from './site-with.ts';

/** Records take https alone; the receiver of the tests speaks http, at a port of its own for each test. */
const endpoint = 'https://messages.example.com/';

/** The site's test on a page with a filled form, whose messages go to a receiver that each test instructs. */
export const test = base.extend<{ receiver: Receiver }, { built: SiteWith }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const built = await startSiteWith('endpoint', {
        delivery: `{ mode: endpoint, url: ${endpoint} }`,
        applications: '{ mode: deliver }',
      });
      await use(built);
      await built.stop();
    },
    // a build of its own
    { scope: 'worker', timeout: 180_000 },
  ],
  receiver: async ({ built, page, guard }, use) => {
    const receiver = await startReceiver();
    const site = await serveBehind(built.origin, { swap: [new URL(endpoint).origin, receiver.origin] });
    guard.allow(new RegExp(`^request to (${receiver.origin}|${site.origin})/`));
    guard.allow(/Failed to load resource|net::ERR/);
    await page.clock.install();
    await openHydrated(page, `${site.origin}/training`);
    await fillPerson(pageForm(page));
    await use(receiver);
    await Promise.all([receiver.stop(), site.stop()]);
  },
});
