import { allRoutes, expect, hydrate, test } from './support/site.ts';

test.use({
  // as visitors have it
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

for (const { path } of allRoutes) {
  test(`${path} comes back from the back/forward cache, read or used, at its top`, async ({ page }) => {
    for (const isUsed of [false, true]) {
      await page.goto(path);
      if (isUsed) await hydrate(page);
      await page.evaluate(() => {
        scrollTo(0, 600);
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto('/robots.txt');
      // no waiting for a load, which a page that comes back has not
      await page.evaluate(() => history.back());
      await expect
        .poll(
          () => page.evaluate(() => 'persisted' in window && window.persisted).catch(() => false),
          isUsed ? 'used' : 'read',
        )
        .toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });
}
