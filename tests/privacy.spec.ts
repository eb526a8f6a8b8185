import { allScreens, expect, openHydrated, test } from './support/site.ts';

// what /privacy says, page by page; that nothing is asked of another server, every test of this folder watches

for (const { name, path } of allScreens) {
  test(`${path} leaves nothing in the browser`, async ({ page, context, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await openHydrated(page, path);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name: database }) => database),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(kept).toEqual([]);
  });
}

test('both pages about the site are linked at the foot of every page', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(foot.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});
