import { company } from 'records:company';
import { isKept, keptCaches, visitOnce } from './support/kept-site.ts';
import { expect, test } from './support/site.ts';

// what a visit leaves in the browser, and when

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 90_000 });
test.skip(!company.offline, 'company.yaml says offline: false');

test('what is kept is the site and nothing of the visitor', async ({ page, context }) => {
  await visitOnce(page, '/contact');
  await isKept(page);
  expect(await context.cookies()).toEqual([]);
  const names = await keptCaches(page);
  expect(names.map((name) => name.replace(/[0-9a-f]{12}$/, '…')).sort()).toEqual(['pictures', 'site-…']);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()),
  ]);
  expect(kept).toEqual([]);
});

test('nothing of it is asked for before the page and its application are there', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  let loaded = Number.POSITIVE_INFINITY;
  page.on('load', () => {
    loaded = order.length;
  });
  await visitOnce(page, '/');
  const registered = await page.evaluate(async () =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(order.slice(0, loaded)).not.toContain('/service-worker.js');
  expect(registered.some((path) => path.includes('/assets/app.'))).toBe(true);
});

test('a phone can install it', async ({ page, context }) => {
  await visitOnce(page, '/');
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // a window of the tests is a private one, which installs nothing
  const found = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(found).toEqual([]);
});
