import { messageRoute } from '#content/addresses/routes.ts';
import { ways } from '#content/facts/form-delivery.ts';
import { trainingForm } from '#content/words/forms.ts';
import { fillPerson, labels, openQuote, pageForm, printTable, submit } from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
const parts = /\/assets\/(notify|select-listbox|tooltip|delivery-client)\./;

test('a visitor who never opens a form loads none of its parts before idle, and runs none of them after', async ({
  page,
}) => {
  const rows: string[][] = [['page', 'scripts before load', 'of forms', 'fetched when idle', 'delivery']];
  for (const path of ['/', '/services', '/careers']) {
    await page.goto(path);
    const measured = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventEnd ?? 0))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    });
    const early = measured.filter(({ name }) => !name.includes('/assets/boot.'));
    expect(early).toEqual([]);
    const links = page.locator('link[rel=modulepreload]');
    await expect
      .poll(async () => (await hrefs(links)).filter((href) => parts.test(href)).length)
      .toBeGreaterThanOrEqual(2);
    const fetched = (await hrefs(links)).filter((href) => parts.test(href));
    expect(fetched.some((href) => href.includes('delivery-client'))).toBe(isDelivered);
    await expect(page.locator('[data-notices], dialog[open], [role=listbox]')).toHaveCount(0);
    const boot = measured.reduce((sum, { bytes }) => sum + bytes, 0);
    rows.push([
      path,
      `${boot} bytes (boot)`,
      '0 bytes',
      fetched.map(nameOf).join(' '),
      isDelivered ? 'when idle' : 'never',
    ]);
  }
  printTable('Code of forms loaded by a visitor who opens none', rows);
});

test('a dialog whose code cannot be loaded opens all the same, and its form is sent without it', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.route('**/assets/parts.*.js', (route) => route.abort());
  await page.goto('/');
  const dialog = await openQuote(page);
  await fillPerson(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
});

test('what is typed into the dialog meanwhile comes back where it is not complete', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource|Failed to fetch|net::ERR/);
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/parts.*.js', (route) => typed.then(() => route.abort()));
  await page.goto('/');
  const dialog = await openQuote(page);
  await dialog.getByLabel(labels.name).fill('Ana');
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await submit(dialog);
  await expect(page).toHaveURL(messageRoute.path);
  await expect(pageForm(page).getByLabel(labels.name)).toHaveValue('Ana');
});

test('a notice whose code cannot be loaded is said within the form', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.route('**/assets/notify.*.js', (route) => route.abort());
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await submit(form);
  await expect(form.getByRole('status')).toContainText(trainingForm.missing.text);
  await fillPerson(form);
  await submit(form);
  await expect(form.getByRole('status')).toContainText(trainingForm.success.title);
});

test('a dropdown whose code cannot be loaded stays the browser’s own', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.route('**/assets/select-listbox.*.js', (route) => route.abort());
  await openHydrated(page, '/');
  const dialog = await openQuote(page);
  await settle(page);
  await dialog.locator('select[name=need]').selectOption('maintenance');
  await expect(dialog.getByLabel(labels.need)).toHaveValue('maintenance');
});

async function hrefs(links: import('@playwright/test').Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
}

function nameOf(href: string): string {
  return parts.exec(href)?.[1] ?? '';
}
