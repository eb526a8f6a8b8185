import { createServer } from 'vite';
import { allTemplates, expect, test } from '../support/site.ts';

// React says what is wrong with a page's markup in development alone
test('in development every page has its elements, and the console is empty', async ({ page, guard }, {
  project,
}) => {
  test.setTimeout(240_000);
  const vite = await createServer({
    cacheDir: `${project.outputDir}/vite`,
    logLevel: 'error',
    server: { port: 0, watch: null },
  });
  await vite.listen();
  const [root = ''] = vite.resolvedUrls?.local ?? [];
  guard.allow(new RegExp(`^request to ${root}`));
  guard.allow(/^404 Error/);
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.goto(`${root}no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  for (const { name, path } of allTemplates) {
    const title = await page.title();
    // without a full load, which fetches each of some hundred modules again
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).not.toHaveTitle(title);
    // one element has a name of its own only so that React writes its `hidden` as it is
    const undefinedOnes = page.locator(':not(:defined, until-found)');
    await expect.soft(undefinedOnes, `${name}: elements not defined`).toHaveCount(0);
  }
  expect(said).toEqual(['404 Error: User attempted to access non-existent route: /no-such-page']);
  await vite.close();
});
