import { allRoutes, expect, test, viewports } from './support/site.ts';

declare global {
  interface Window {
    shift: number;
  }
}

// far below the 0.1 that Core Web Vitals call good: a word that changes its width moves its neighbors in the line, never a block
const still = 0.013;

for (const { path } of allRoutes) {
  test(`${path} stays where it is when its letters arrive late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const viewport of [viewports[0], viewports[2]]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // two frames: the swap is laid out in the first and reported after it
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => window.shift), `at ${viewport.width}`).toBeLessThan(still);
    }
  });
}
